import { ProblemError } from '#lib/service/errors';

// A draft is read whole with every page that shows it.
const mostCharacters = 512 * 1024;

export function refuseLongAnswers(parts: readonly unknown[]): void {
  if (JSON.stringify(parts).length <= mostCharacters) return;
  throw new ProblemError('payload_too_large', 'The answers of a draft may hold at most 512 KiB together.');
}
