'use client';

import { startTransition, useOptimistic } from 'react';
import { Time } from '#components/ui/time';
import type { ChecklistItem } from '#lib/contract/desk-form';
import { DeskRefusal } from '../../desk-refusal.tsx';
import { useDeskAct } from '../../use-desk-act.ts';
import { checkItem } from './actions.ts';
import { besideWords } from './words.ts';

const noneYet: ReadonlyMap<ChecklistItem['item'], boolean> = new Map();

type ChecklistProps = { filingId: string; items: readonly ChecklistItem[]; canChange: boolean };

/** The steps before the filing is sent to the state: checked by hand, unless the service has verified them. */
export function Checklist({ filingId, items, canChange }: ChecklistProps) {
  const { act, problem } = useDeskAct(checkItem);
  const [pressed, press] = useOptimistic(noneYet, (before, [item, done]: [ChecklistItem['item'], boolean]) =>
    new Map(before).set(item, done),
  );

  function check(item: ChecklistItem['item'], done: boolean) {
    startTransition(async () => {
      press([item, done]);
      await act({ id: filingId, item, done });
    });
  }

  return (
    <>
      <ul className="border-rule border-t">
        {items.map(({ item, done, by, at }) => (
          <li key={item} className="border-rule border-b py-1.5">
            <label className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={pressed.get(item) ?? done}
                disabled={!canChange || (done && by === null)}
                onChange={(event) => check(item, event.target.checked)}
                className="mt-0.5 size-4 shrink-0"
              />
              <span>
                {besideWords.items[item]}
                {done ? (
                  <span className="block text-ink-2 text-small">
                    {by === null ? besideWords.byService : besideWords.byHand(by)}{' '}
                    {at ? <Time value={at} /> : null}
                  </span>
                ) : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <DeskRefusal problem={problem} />
    </>
  );
}
