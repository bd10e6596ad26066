'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';

type Selection = {
  ids: readonly string[];
  chosen: ReadonlySet<string>;
  /** Whether all rows of the filter are selected, on every page. */
  all: boolean;
  set: (chosen: ReadonlySet<string>, all?: boolean) => void;
  /** Something was done with these rows. What was selected while that took its time stays selected. */
  drop: (ids: Iterable<string>) => void;
};

const SelectionContext = createContext<Selection>({
  ids: [],
  chosen: new Set(),
  all: false,
  set: () => undefined,
  drop: () => undefined,
});

export function useSelection(): Selection {
  return useContext(SelectionContext);
}

/** Around the rows of one page: `x` selects the row that has focus, `Shift x` all from the last one to it. */
export function SelectionArea({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const [{ chosen, all }, setState] = useState({ chosen: new Set() as ReadonlySet<string>, all: false });
  const [last, setLast] = useState<string | null>(null);
  // A row that disappeared with a change is no longer selected.
  const shown = new Set(ids.filter((id) => chosen.has(id)));
  const set = (next: ReadonlySet<string>, isAll = false) => setState({ chosen: next, all: isAll });
  function drop(done: Iterable<string>) {
    const gone = new Set(done);
    setState((now) => ({ chosen: new Set([...now.chosen].filter((id) => !gone.has(id))), all: false }));
  }

  function toggle(isRange: boolean) {
    const id = focusedRow();
    if (id === null) return;
    const next = new Set(shown);
    const [from, to] = [ids.indexOf(isRange && last !== null ? last : id), ids.indexOf(id)];
    if (isRange) {
      for (const one of ids.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1)) next.add(one);
    } else if (!next.delete(id)) next.add(id);
    setLast(id);
    set(next);
  }
  const pickOne = () => toggle(false);
  const pickRange = () => toggle(true);
  useSingleKeys({ x: pickOne, X: pickRange });

  return <SelectionContext value={{ ids, chosen: shown, all, set, drop }}>{children}</SelectionContext>;
}

/** The id of the row that has focus. */
export function focusedRow(): string | null {
  const row = document.activeElement?.closest('tr');
  return row?.querySelector<HTMLInputElement>('[data-picker] input')?.value ?? null;
}
