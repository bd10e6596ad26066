'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { useWholeAnswer } from '#components/forms/use-answer.ts';

let made = 0;
const newKey = () => `row-${++made}`;

/** The entries of a list answer, each with a key that stays the same when the order changes. */
export function useRows(path: string) {
  const answer = useWholeAnswer(path);
  const items: readonly unknown[] = Array.isArray(answer.value) ? answer.value : [];
  const [keys, setKeys] = useState<string[]>(() => items.map(newKey));
  // Entries that came from elsewhere have no key yet.
  if (keys.length < items.length) setKeys([...keys, ...items.slice(keys.length).map(newKey)]);
  const known = keys.slice(0, items.length);
  const last = useRef(items);
  useLayoutEffect(() => {
    last.current = items;
  });

  function put(next: readonly unknown[], nextKeys: string[]) {
    setKeys(nextKeys);
    answer.set(next.length > 0 ? next : '');
  }

  return {
    ...answer,
    rows: items.map((value, index) => ({ value, key: known[index] ?? '' })),
    /** Returns the key of the new entry. */
    add: (value: unknown) => {
      const key = newKey();
      put([...items, value], [...known, key]);
      return key;
    },
    addAll: (values: readonly unknown[]) => put([...items, ...values], [...known, ...values.map(newKey)]),
    replace: (index: number, value: unknown) => put(items.toSpliced(index, 1, value), known),
    /** In place of one entry, several. */
    spread: (index: number, values: readonly unknown[]) =>
      put(
        items.toSpliced(index, 1, ...values),
        known.toSpliced(index + 1, 0, ...values.slice(1).map(newKey)),
      ),
    move: (from: number, to: number) => put(moved(items, from, to), moved(known, from, to)),
    /** Returns a function that restores it, at its place in the current list. */
    remove: (index: number) => {
      const gone = items[index];
      put(items.toSpliced(index, 1), known.toSpliced(index, 1));
      return () => {
        const now = last.current;
        put(now.toSpliced(index, 0, gone), now.toSpliced(index, 0, null).map(newKey));
      };
    },
  };
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
