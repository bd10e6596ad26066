import { filingWords } from '#components/filings/words.ts';
import type { NameCheck } from '#lib/contract/name-check';

/** The result of the naming check in the state, in one sentence. */
export function nameCheckWords({ status, sources }: NameCheck, stateName: string): string {
  if (status === 'conflict') return filingWords.name.conflict(stateName);
  if (status === 'not_checked') {
    return filingWords.name.notChecked(stateName);
  }
  return filingWords.name.clear(sources.map(({ name }) => name).join(', '));
}
