'use client';

import { useRef } from 'react';
import { useSelection } from '#components/lists/selection';
import { selectionWords } from '#components/lists/selection-words.ts';
import { useTypedEarly } from '#components/ui/use-typed-early.ts';

/** The checkbox of a row. */
export function RowPicker({ id, name }: { id: string; name: string }) {
  const { chosen, all, set } = useSelection();
  const place = useRef<HTMLLabelElement>(null);
  useTypedEarly(() => place.current);

  function toggle() {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    set(next);
  }

  return (
    <label ref={place} className="grid size-6 place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        value={id}
        checked={all || chosen.has(id)}
        onChange={toggle}
        aria-label={selectionWords.row(name)}
        className="size-4"
      />
    </label>
  );
}
