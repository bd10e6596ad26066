'use client';

import { Check, Copy } from 'lucide-react';
import { useCopy } from '#components/ui/use-copy.ts';
import { uiWords } from '#components/ui/words.ts';

type IdentifierProps = {
  value: string;
  /** What it identifies: "filing ID". */
  label?: string;
  /** Shows the whole id, if there is room. */
  whole?: boolean;
};

// Shows the end of a time-ordered id, the part that differs; a press copies the whole.
export function Identifier({ value, label = 'id', whole = false }: IdentifierProps) {
  const { copy, copied, said } = useCopy(value);
  const shown = whole || value.length <= 9 ? value : `…${value.slice(-8)}`;
  const Icon = copied ? Check : Copy;
  return (
    <span className="inline-flex max-w-full">
      <button
        type="button"
        onClick={copy}
        title={value}
        data-print-keep=""
        className="target group inline-flex max-w-full items-center gap-1 rounded-tile font-mono text-ink-2 text-small hover:text-ink"
      >
        <span className={whole ? 'break-all text-start' : 'whitespace-nowrap'}>{shown}</span>
        <Icon
          size={12}
          aria-hidden="true"
          className={
            copied
              ? 'shrink-0 text-done'
              : 'shrink-0 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100'
          }
        />
        <span className="sr-only">{uiWords.alsoCopies(label)}</span>
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  );
}
