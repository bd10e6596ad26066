import { FlagChip } from '#components/filings/status-chip';
import { filingWords } from '#components/filings/words.ts';
import type { FilingSummary } from '#lib/contract/overview';

type FilingFlagsProps = {
  filing: Pick<FilingSummary, 'holder' | 'due_at' | 'standing_still'>;
  now: string;
};

/** The flags beside a status: an answer is needed, a date has passed, or it takes longer than usual. */
export function FilingFlags({ filing, now }: FilingFlagsProps) {
  const { holder, due_at, standing_still } = filing;
  if (holder === 'nobody') return null;
  const isLate = due_at !== null && Date.parse(due_at) < Date.parse(now);
  if (isLate) return <FlagChip flag="overdue" />;
  if (holder === 'you') return <FlagChip flag="needs-you" word={filingWords.flags.needsYou} />;
  return standing_still ? <FlagChip flag="expiring" word={filingWords.flags.longer} /> : null;
}
