'use client';

import type { ReactNode } from 'react';
import { planWords } from '#components/plans/words.ts';
import { Time } from '#components/ui/time';
import type { AnswerStamp } from '#lib/contract/plan-draft';
import type { Prefill } from '#lib/contract/requirement';

type Given = {
  prefill?: Prefill;
  stamp?: AnswerStamp;
  isTyped: boolean;
};

type SourceLineProps = Given & {
  /** The record's value in words. */
  recorded: string;
  label: string;
  onRestore: () => void;
};

/** The origin of a value; if it was changed here, the record's value and a way to restore it. */
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

/** The same in a few words, for a value that is collapsed to a line. */
export function Origin({ prefill, stamp, isTyped }: Given) {
  if (!isTyped) {
    const day = prefill && recordedOn(prefill);
    return prefill ? (
      <>
        {prefill.detail}
        {day ? <>, {day}</> : null}
      </>
    ) : null;
  }
  return stamp ? (
    <>
      {planWords.source.enteredBy} {stamp.by}, <Time value={stamp.at} />
    </>
  ) : null;
}

function recordWords(prefill: Prefill): ReactNode {
  const day = recordedOn(prefill);
  return (
    <>
      {prefill.detail}
      {day ? (
        <>
          {planWords.source.checked} {day}
        </>
      ) : null}
    </>
  );
}

/** The date of the record; a document shows its own. */
function recordedOn({ recorded_at, origin }: Prefill): ReactNode {
  return recorded_at && origin === 'business_record' ? <Time value={recorded_at} shape="date" /> : null;
}
