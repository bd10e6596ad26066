import type { ChildProcess } from 'node:child_process';

/** By itself or by a signal, which leaves no exit code: nobody may wait for its exit any more. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
