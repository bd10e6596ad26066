import { cva } from 'cva';
import { dueSentence } from '#components/filings/due-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { FILING_MARKS, type StatusMark } from '#components/filings/status-mark.ts';
import { StatusShape } from '#components/filings/status-shape';
import { expectedDays } from '#components/filings/timeline-ahead.ts';
import { filingWords } from '#components/filings/words.ts';
import { useTimeZone } from '#components/ui/time-zone';
import type { FilingType } from '#lib/contract/filing';
import type { FilingSummary } from '#lib/contract/overview';
import { dayWords } from '#lib/rules/calendar/short-date';

const frame = cva('flex items-start gap-3 border-l-4 bg-surface px-4 py-3', {
  variants: {
    holder: {
      you: 'border-you text-you',
      service: 'border-with-us text-with-us',
      state: 'border-at-state text-at-state',
      nobody: 'border-done text-done',
    },
    canceled: { true: 'border-neutral text-neutral', false: '' },
  },
});

type HolderLineProps = { filing: FilingSummary; reason?: string; now: string };

/** Who must act next, and by when: from the data, never guessed from the status. */
export function HolderLine({ filing, reason, now }: HolderLineProps) {
  const { holder, status } = filing;
  const timeZone = useTimeZone();
  const mark: StatusMark = holder === 'you' ? { shape: 'ask', word: '', tone: 'you' } : FILING_MARKS[status];
  return (
    <div role="status" data-keep="" className={frame({ holder, canceled: status === 'canceled' })}>
      <span className="mt-0.5">
        <StatusShape name={mark.shape} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-ink">{titleOf(filing)}</p>
        <p className="text-ink-2">
          {[filing.happening, reason, whenOf(filing, now, timeZone)].filter(Boolean).map(sentence).join(' ')}
        </p>
      </div>
    </div>
  );
}

const OUTCOMES: Partial<Record<FilingType, string>> = {
  formation: filingWords.holder.formed,
  ein: filingWords.holder.einAssigned,
};

function titleOf({ holder, status, jurisdiction, type }: FilingSummary): string {
  if (holder === 'you') return filingWords.holder.you;
  if (holder === 'service') return filingWords.holder.us;
  if (holder === 'state')
    return filingWords.holder.office(type === 'ein' ? filingWords.timeline.irs : stateName(jurisdiction));
  return status === 'canceled'
    ? filingWords.holder.canceled
    : (OUTCOMES[type] ?? filingWords.holder.registered);
}

function whenOf(
  { holder, due_at, expected, standing_still, status, type }: FilingSummary,
  now: string,
  timeZone: string,
): string | null {
  if (holder === 'nobody' || (type === 'ein' && holder !== 'you')) return null;
  if (holder === 'you')
    return due_at === null
      ? null
      : dueSentence(due_at, now, timeZone).replace('It', filingWords.holder.answer);
  const [days, isOver] = expected ? expectedDays(expected, now) : [null, false];
  if (standing_still && expected && isOver) return filingWords.holder.longerThan(dayWords(expected.to, now));
  const what = status === 'filed' ? filingWords.holder.certificate : filingWords.holder.stateAnswer;
  const awaited = days ? filingWords.holder.expected(what, days, isOver) : null;
  if (standing_still) return [filingWords.holder.longer, awaited].filter(Boolean).join('. ');
  return awaited ?? filingWords.holder.noUsualTime;
}

function sentence(text: string | null | undefined): string {
  if (!text) return '';
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
