'use client';

import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { labelOf } from '#components/forms/answer-field.ts';
import type { OpenQuestion } from '#components/forms/form-fold.ts';
import { formWords } from '#components/forms/words.ts';
import { useOpenedEarly } from '#components/ui/use-opened-early.ts';
import type { Mode } from '#lib/contract/scalars';

type FormBarProps = {
  mode: Mode;
  saved: ReactNode;
  /** The fee: its total, and on request how it is computed. */
  fee?: { total: ReactNode; ledger: ReactNode };
  open: readonly OpenQuestion[];
  goTo: (name: string) => void;
  /** The button that checks or sends. */
  children: ReactNode;
};

/** Always visible: the mode, whether everything is saved, what is missing or wrong, the fee, and the next step. */
export function FormBar({ mode, saved, fee, open, goTo, children }: FormBarProps) {
  const wrong = open.filter(({ isWrong }) => isWrong).length;
  return (
    <div
      data-form-bar=""
      data-no-print=""
      className="sticky bottom-0 z-10 order-last -mx-4 mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 border-ink border-t-2 bg-surface px-4 py-2 md:-ms-8 md:-me-[var(--bar-end,2rem)] md:ps-8 md:pe-[var(--bar-end,2rem)]"
    >
      {/* Last on the screen, first for Tab: whoever is done continues with one press. */}
      <div className="order-last ms-auto">{children}</div>
      <span className={mode === 'test' ? 'font-semibold text-test' : 'font-semibold'}>
        {formWords.bar[mode]}
      </span>
      <div className="min-w-0 flex-1 basis-28 sm:basis-40">{saved}</div>
      {open.length > 0 ? (
        <BarPanel summary={formWords.bar.open(open.length - wrong, wrong)}>
          <p className="mb-1 font-semibold">{formWords.bar.openTitle}</p>
          <ul>
            {open.map((question) => (
              <li key={question.name}>
                <button
                  type="button"
                  data-closes=""
                  onClick={() => goTo(question.name)}
                  className="target min-h-8 text-start text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
                >
                  {labelOf(question)}
                </button>
              </li>
            ))}
          </ul>
        </BarPanel>
      ) : (
        <span className="text-done">{formWords.bar.nothingOpen}</span>
      )}
      {fee ? <BarPanel summary={fee.total}>{fee.ledger}</BarPanel> : null}
    </div>
  );
}

/** Opens upward over the form. Esc closes it, and so does following a link in it. */
function BarPanel({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  const details = useOpenedEarly(() => setOpened(true));
  const shut = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details
      ref={details}
      className="group"
      onToggle={() => setOpened(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.stopPropagation();
        shut();
        details.current.querySelector('summary')?.focus();
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-closes]')) shut();
      }}
    >
      <summary className="inline-flex min-h-8 list-none items-center gap-1 text-link pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="underline decoration-1 underline-offset-[.18em]">{summary}</span>
        <ChevronUp size={14} aria-hidden="true" className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 bottom-full z-10 max-h-[70dvh] w-full overflow-y-auto border border-rule bg-surface p-4 shadow-popover sm:right-4 sm:w-[28rem] md:right-8">
        {wasOpened ? children : null}
      </div>
    </details>
  );
}
