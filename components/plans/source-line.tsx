'use client';

import { planWords } from '#components/plans/words.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { Time } from '#components/ui/time';
import type { AnswerStamp } from '#lib/contract/plan-draft';
import type { Prefill } from '#lib/contract/requirement';

type SourceLineProps = {
  prefill?: Prefill;
  stamp?: AnswerStamp;
  isTyped: boolean;
  /** The record's value in words. */
  recorded: string;
  label: string;
  onRestore: () => void;
};

/** Where a value came from; where it was changed here, what the record says and the way back to it. */
export function SourceLine({ prefill, stamp, isTyped, recorded, label, onRestore }: SourceLineProps) {
  if (!isTyped) return prefill ? <>{recordWords(prefill)}.</> : null;
  return (
    <>
      {stamp ? (
        <>
          {planWords.source.enteredBy} {stamp.by}, <Time value={stamp.at} />, {
            planWords.source.forThisPlan
          }{' '}
        </>
      ) : (
        planWords.source.entered
      )}
      {prefill && recorded ? (
        <>
          {recordWords(prefill)}: <span className="font-record">{recorded}</span>.{' '}
          <button
            type="button"
            onClick={onRestore}
            className="target text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
          >
            {planWords.source.restore}
            <span className="sr-only">: {label}</span>
          </button>
        </>
      ) : null}
    </>
  );
}

function recordWords({ detail, recorded_at, origin }: Prefill): string {
  const checked =
    recorded_at && origin === 'business_record' ? planWords.source.checked(formatCivilDate(recorded_at)) : '';
  return `${detail}${checked}`;
}
