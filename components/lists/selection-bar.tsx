'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusedRow, useSelection } from '#components/lists/selection';
import { selectionWords as words } from '#components/lists/selection-words.ts';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { Button } from '#components/ui/button';
import { Toolbar } from '#components/ui/toolbar';
import { mostAssigned } from '#lib/contract/most-assigned';

type SelectionBarProps = {
  /** The number of rows that match the filter, on all pages. */
  total: number;
  /** The actions for the rows; `e` opens the first menu. */
  children: ReactNode;
  /** Whether the first menu is open at once. */
  opens?: boolean;
};

/** Below the rows, and in sight wherever one selects: above them it would also push them from under the pointer. */
export function SelectionBar({ total, children, opens = false }: SelectionBarProps) {
  const { ids, chosen, all, set } = useSelection();
  const bar = useRef<HTMLDivElement>(null);
  const count = all ? Math.min(total, mostAssigned) : chosen.size;

  // By a key, as a click that a script makes leaves no entry of the menu with focus.
  const openFirst = () =>
    bar.current
      ?.querySelector('[aria-haspopup="menu"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));

  useSingleKeys({
    e: () => {
      const row = focusedRow();
      if (count === 0 && row === null) return;
      if (count === 0 && row !== null) flushSync(() => set(new Set([row])));
      openFirst();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the bar appears
  useEffect(() => {
    if (opens) openFirst();
  }, []);

  if (count === 0) return null;
  return (
    <div ref={bar} data-form-bar="" className="sticky bottom-0 z-10 bg-canvas pt-2">
      <Toolbar label={words.bar} bulk>
        <span role="status" className="font-semibold">
          {words.count(count)}
        </span>
        {!all && (total > ids.length || chosen.size < ids.length) ? (
          <Button size="small" onClick={() => set(new Set(ids), total > ids.length)}>
            {total > mostAssigned ? words.first(mostAssigned) : words.all(total)}
          </Button>
        ) : null}
        {children}
        <Button size="small" variant="quiet" onClick={() => set(new Set())}>
          {words.cancel}
        </Button>
      </Toolbar>
    </div>
  );
}
