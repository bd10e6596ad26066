import type { ChildProcess } from 'node:child_process';

/** Also by a signal, which leaves no exit code: no exit event will follow. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
