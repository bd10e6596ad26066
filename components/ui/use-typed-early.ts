'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { typedEarly } from '#components/ui/typed-early.ts';
import { useHydrating } from '#components/ui/use-hydrating.ts';

/**
 * Keeps what was entered in the found element before hydration, and calls `then` after that. True on the server and
 * until its markup is hydrated; a part rendered in the browser is hydrated at once.
 */
export function useTypedEarly(find: () => Element | null | undefined, then?: () => void): boolean {
  const enter = useRef<() => void>(undefined);
  const waits = useHydrating();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the element comes alive
  useLayoutEffect(() => {
    const place = waits ? find() : null;
    if (place) enter.current ??= typedEarly(place);
  }, [waits]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the element comes alive
  useEffect(() => {
    if (waits) return undefined;
    // Outer effects, which run after this one, restore what was typed before a reload.
    const alive = setTimeout(() => {
      enter.current?.();
      enter.current = undefined;
      then?.();
    });
    return () => clearTimeout(alive);
  }, [waits]);

  return waits;
}
