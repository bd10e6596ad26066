import type { DestinationStream } from 'pino';

/** A place for the log of a harness to go to, and all that was written there. */
export function captureLog(): { logTo: DestinationStream; text: () => string } {
  const lines: string[] = [];
  return { logTo: { write: (line) => lines.push(line) }, text: () => lines.join('') };
}
