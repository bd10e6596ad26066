'use client';

import { useSelection } from '#components/lists/selection';
import { selectionWords } from '#components/lists/selection-words.ts';

/** The checkbox of a row. */
export function RowPicker({ id, name }: { id: string; name: string }) {
  const { chosen, all, set } = useSelection();

  function toggle() {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    set(next);
  }

  return (
    <label className="grid size-6 place-items-center pointer-coarse:size-11">
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
