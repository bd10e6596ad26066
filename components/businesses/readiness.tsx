import { type Gap, gapWords } from '#components/businesses/gap-words.ts';
import { businessWords } from '#components/businesses/words.ts';
import { MarkChip } from '#components/filings/status-chip';

/** Whether the record is complete enough to file, and if not, why. */
export function Readiness({ gaps }: { gaps: readonly Gap[] }) {
  if (gaps.length === 0)
    return <MarkChip mark={{ shape: 'tick', word: businessWords.shown.yes, tone: 'done' }} />;
  return (
    <span className="flex flex-col items-start gap-0.5">
      <MarkChip mark={{ shape: 'triangle', word: businessWords.shown.no, tone: 'you' }} />
      <span className="text-ink-2 text-small">{gapWords(gaps)}</span>
    </span>
  );
}
