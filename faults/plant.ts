import type { Seeded } from '../scripts/seeded.ts';

/** What is under load: its processes, and how they are struck. */
export type Plant = {
  start(): Promise<void>;
  /** Where the API answers, or should. */
  urls(): string[];
  /** One fault, and the way back from it. `nth` counts from 0. */
  strike(nth: number, random: Seeded): Promise<void>;
  /** The settings by which the audit trail is reached while it runs; those of the plant where there is none. */
  auditing?(): Record<string, string>;
  stop(): Promise<void>;
  /** What died, and how long things took. */
  figures(): Record<string, string | number>;
  /** What did not die though it was to, died though it was not to, or took too long. */
  faults(): string[];
};
