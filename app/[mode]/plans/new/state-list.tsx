import { useRef } from 'react';
import { useTypedEarly } from '#components/ui/use-typed-early.ts';
import type { StateChoice } from './state-choices.ts';

type StateListProps = {
  choices: readonly StateChoice[];
  marked: ReadonlySet<string>;
  onToggle: (code: string, on: boolean) => void;
};

/** Every state by name with what it costs and takes, or why it cannot be chosen. */
export function StateList({ choices, marked, onToggle }: StateListProps) {
  const list = useRef<HTMLUListElement>(null);
  useTypedEarly(() => list.current);
  return (
    <ul ref={list} className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
      {choices.map(({ code, name, blocked, facts }) => (
        <li key={code} className="border-rule border-t">
          <label className="flex min-h-8 items-start gap-2.5 py-1.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              disabled={blocked !== null}
              checked={marked.has(code)}
              onChange={({ target }) => onToggle(code, target.checked)}
              className="mt-0.5 size-4 shrink-0"
            />
            <span className="min-w-0">
              {name}
              <span className="block text-ink-2 text-small">{blocked ?? facts}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
