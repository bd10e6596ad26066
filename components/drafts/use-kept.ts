'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { browserStore } from '#components/drafts/browser-store.ts';

/**
 * What is typed into a form that the service keeps no draft of. Until it is sent, this tab keeps it under `name`: it outlives
 * a reload, and a sign-in in between. `takeBack` returns what of it still counts on the page as it is now.
 */
export function useKept<Typed extends object>(
  name: string,
  first: Typed,
  takeBack: (kept: Typed) => Typed = (kept) => kept,
) {
  const store = useMemo(() => browserStore('sessionStorage', name), [name]);
  const [typed, setTyped] = useState(first);
  // An Undo, or an answer that comes late, changes what is typed by then.
  const last = useRef(typed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, into the page as it was loaded
  useEffect(() => {
    const kept = store.read() as Typed | null;
    if (kept) show(takeBack(kept));
  }, [store]);

  function show(now: Typed) {
    last.current = now;
    setTyped(now);
  }

  return {
    typed,
    change: (change: (now: Typed) => Partial<Typed>) => {
      show({ ...last.current, ...change(last.current) });
      store.write(last.current);
    },
    /** It was sent, or is not wanted: the form begins anew. */
    forget: (next = first) => {
      show(next);
      store.write(null);
    },
  };
}
