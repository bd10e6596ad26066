import type { Seeded } from '../scripts/seeded.ts';

/** The system under load: its processes, and how to inject faults. */
export type SystemUnderTest = {
  start(): Promise<void>;
  /** The URLs of the API. */
  urls(): string[];
  /** Injects one fault and undoes it. `nth` counts from 0. */
  strike(nth: number, random: Seeded): Promise<void>;
  /** The settings for verifying the audit log while the system runs; those of the system if absent. */
  auditing?(): Record<string, string>;
  stop(): Promise<void>;
  /** What was killed, and how long things took. */
  figures(): Record<string, string | number>;
  /** Processes that survived a kill, exited by themselves, or took too long. */
  faults(): string[];
};
