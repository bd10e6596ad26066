'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { formWords } from '#components/forms/words.ts';
import { Button } from '#components/ui/button';

type OpenedLineProps = {
  label: string;
  /** Whether Enter in its field means Done: only if there is one field. */
  isOneField: boolean;
  onDone: () => void;
  children: ReactNode;
};

/** A collapsed question while it is edited, in place. Esc and Done collapse it again; the typed text stays. */
export function OpenedLine({ label, isOneField, onDone, children }: OpenedLineProps) {
  function leave(event: KeyboardEvent<HTMLLIElement>) {
    const isEnter =
      event.key === 'Enter' &&
      isOneField &&
      event.target instanceof HTMLInputElement &&
      !(event.ctrlKey || event.metaKey);
    // A key that ends the composition of a letter is not meant for the line.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' && !isEnter) return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }

  return (
    <li className="appearing border-action border-t border-l-2 py-3 ps-4" onKeyDown={leave}>
      {children}
      <div className="mt-3">
        <Button size="small" title={formWords.fold.doneKey} onClick={onDone}>
          {formWords.fold.done}
          <span className="sr-only">
            {' '}
            {formWords.fold.with} {label}
          </span>
        </Button>
      </div>
    </li>
  );
}
