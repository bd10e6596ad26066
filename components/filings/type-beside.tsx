import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import type { FilingType } from '#lib/contract/filing';

/** The kind of a filing under its name; a foreign qualification, which most are, goes without. */
export function TypeBeside({ type }: { type: FilingType }) {
  if (type === 'foreign_qualification') return null;
  return <span className="block text-ink-2 text-small">{FILING_TYPE_WORDS[type]}</span>;
}
