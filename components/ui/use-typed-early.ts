'use client';

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { typedEarly } from '#components/ui/typed-early.ts';

const never = () => () => {};

/**
 * Keeps what was entered in the found element before its script was there, and calls `then` after that. True on the
 * server and for the first moment of what it drew; what the browser drew is alive at once.
 */
export function useTypedEarly(find: () => Element | null | undefined, then?: () => void): boolean {
  const enter = useRef<() => void>(undefined);
  const waits = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the element comes alive
  useLayoutEffect(() => {
    const place = waits ? find() : null;
    if (place) enter.current ??= typedEarly(place);
  }, [waits]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the element comes alive
  useEffect(() => {
    if (waits) return undefined;
    // What was typed before a reload is put back by effects further out, which run after this one.
    const alive = setTimeout(() => {
      enter.current?.();
      enter.current = undefined;
      then?.();
    });
    return () => clearTimeout(alive);
  }, [waits]);

  return waits;
}
