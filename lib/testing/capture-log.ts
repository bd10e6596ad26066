import type { DestinationStream } from 'pino';

/** A destination for the log of a harness, and a function that returns its text. */
export function captureLog(): { logTo: DestinationStream; text: () => string } {
  const lines: string[] = [];
  return { logTo: { write: (line) => lines.push(line) }, text: () => lines.join('') };
}
