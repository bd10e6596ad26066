import { uiWords } from '#components/ui/words.ts';

/** Given to the browser, a limit would cut off the end of what is pasted, and say nothing. */
export function lengthFault(value: unknown, most: number | undefined): string | undefined {
  const length = String(value ?? '').trim().length;
  return most !== undefined && length > most ? uiWords.tooLong(most, length) : undefined;
}
