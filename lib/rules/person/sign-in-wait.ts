import { waitWords } from '#lib/rules/calendar/wait-words';

/** The sentence of a refused sign-in after too many attempts. `seconds` until the next one is accepted. */
export function tooManyAttemptsWords(seconds: number): string {
  return `Too many attempts to sign in. Try again in ${waitWords(seconds)}.`;
}
