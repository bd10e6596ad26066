'use client';

import { type ReactNode, useRef } from 'react';
import { changeId } from '#components/forms/use-folds.ts';
import { formWords } from '#components/forms/words.ts';
import { usePressedEarly } from '#components/ui/use-pressed-early.ts';

type AnswerLineProps = {
  name: string;
  label: string;
  /** Empty if there is no answer. */
  value: ReactNode;
  /** Serif, for text on the public record. */
  record?: boolean;
  /** The origin of the value, in a few words. */
  origin?: ReactNode;
  onChange: () => void;
};

/** An answered question as one line: its label, the answer as it goes on the record, and its origin. */
export function AnswerLine({ name, label, value, record = true, origin, onChange }: AnswerLineProps) {
  const change = useRef<HTMLButtonElement>(null);
  usePressedEarly(change);
  return (
    <li
      data-line={label}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-rule border-t py-1.5 @min-[36rem]:grid-cols-[12rem_minmax(0,1fr)_auto] @min-[54rem]:grid-cols-[12rem_minmax(0,1fr)_15rem_auto]"
    >
      <span className="text-ink-2 @max-[36rem]:col-start-1">{label}</span>
      <span className="min-w-0 @max-[36rem]:col-span-2 @min-[54rem]:has-[+span:empty]:col-span-2">
        {value ? (
          <span className={`break-words ${record ? 'record' : ''}`}>{value}</span>
        ) : (
          <span className="text-you">{formWords.fold.notAnswered}</span>
        )}
        {origin ? <span className="block text-ink-2 text-small @min-[54rem]:hidden">{origin}</span> : null}
      </span>
      {/* If it turns out empty, the value takes its place. */}
      <span className="text-ink-2 text-small empty:hidden @max-[54rem]:hidden">{origin}</span>
      <span data-no-print="" className="@max-[36rem]:col-start-2 @max-[36rem]:row-start-1">
        <button
          ref={change}
          type="button"
          id={changeId(name)}
          aria-expanded={false}
          onClick={onChange}
          className="target text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
        >
          {formWords.fold.change}
          <span className="sr-only"> {label}</span>
        </button>
      </span>
    </li>
  );
}
