'use client';

import { Time } from '#components/ui/time';
import type { ChecklistItem } from '#lib/contract/desk-form';
import { DeskRefusal } from '../../desk-refusal.tsx';
import { useDeskAct } from '../../use-desk-act.ts';
import { checkItem } from './actions.ts';
import { besideWords } from './words.ts';

type ChecklistProps = { filingId: string; items: readonly ChecklistItem[]; canChange: boolean };

/** The steps before the filing is sent to the state: checked by hand, unless the service has verified them. */
export function Checklist({ filingId, items, canChange }: ChecklistProps) {
  const { act, problem } = useDeskAct(checkItem);
  return (
    <>
      <ul className="border-rule border-t">
        {items.map(({ item, done, by, at }) => (
          <li key={item} className="border-rule border-b py-1.5">
            <label className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={done}
                disabled={!canChange || (done && by === null)}
                onChange={(event) => void act({ id: filingId, item, done: event.target.checked })}
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
