'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Colleague } from '#components/lists/colleague.ts';
import { focusedRow, useSelection } from '#components/lists/selection';
import { selectionWords as words } from '#components/lists/selection-words.ts';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { Button } from '#components/ui/button';
import { Menu } from '#components/ui/menu';
import { showToast } from '#components/ui/show-toast.ts';
import { Toolbar } from '#components/ui/toolbar';
import type { Assignment, OwnedObject } from '#lib/contract/assignment';
import { mostAssigned } from '#lib/contract/most-assigned';
import type { Mode } from '#lib/contract/scalars';

type Chosen = { ids?: string[]; filters?: Record<string, string> };

/** What came of it, or why nothing did. */
type Outcome<T> = { ok: true; data: T } | { ok: false; problem: { detail: string } };

type AssignActions = {
  assign: (
    mode: Mode,
    input: Chosen & { object: OwnedObject; owner_id?: string },
  ) => Promise<Outcome<Assignment>>;
  restore: (
    mode: Mode,
    input: { object: OwnedObject; previous: Assignment['previous'] },
  ) => Promise<Outcome<unknown>>;
};

type AssignBarProps = AssignActions & {
  mode: Mode;
  object: OwnedObject;
  /** Who may own it, oneself first. */
  colleagues: readonly Colleague[];
  /** How many rows the filter shows, and the filter. */
  total: number;
  filters: Record<string, string>;
};

/** Takes the place above the rows while some are chosen. `e` opens the choice of an owner. */
export function AssignBar({ mode, object, colleagues, total, filters, assign, restore }: AssignBarProps) {
  const { ids, chosen, all, set } = useSelection();
  const bar = useRef<HTMLDivElement>(null);
  const count = all ? Math.min(total, mostAssigned) : chosen.size;

  useSingleKeys({
    e: () => {
      const row = focusedRow();
      if (count === 0 && row === null) return;
      if (count === 0 && row !== null) flushSync(() => set(new Set([row])));
      bar.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    },
  });

  async function give(owner_id: string | undefined) {
    const what: Chosen = all ? { filters } : { ids: [...chosen] };
    const outcome = await assign(mode, { object, ...what, owner_id });
    if (!outcome.ok) return showToast(words.notAssigned(outcome.problem.detail));
    const { previous, owner } = outcome.data;
    document.getElementById('page-title')?.focus({ preventScroll: true });
    set(new Set());
    if (previous.length === 0) return showToast(words.unchanged);
    showToast(words.assigned(previous.length, owner?.name ?? null), () => {
      void restore(mode, { object, previous });
    });
  }

  if (count === 0) return null;
  return (
    <div ref={bar}>
      <Toolbar label={words.bar} bulk>
        <span role="status" className="font-semibold">
          {words.count(count)}
        </span>
        {total > ids.length || chosen.size < ids.length ? (
          <Button size="small" onClick={() => set(new Set(ids), total > ids.length)}>
            {total > mostAssigned ? words.first(mostAssigned) : words.all(total)}
          </Button>
        ) : null}
        <Menu
          label={words.assign}
          size="small"
          variant="primary"
          entries={[
            ...colleagues.map(({ id, name }, at) => ({
              id,
              label: at === 0 ? words.me(name) : name,
              onSelect: () => void give(id),
            })),
            { id: 'none', label: words.nobody, onSelect: () => void give(undefined) },
          ]}
        />
        <Button size="small" variant="quiet" onClick={() => set(new Set())}>
          {words.cancel}
        </Button>
      </Toolbar>
    </div>
  );
}
