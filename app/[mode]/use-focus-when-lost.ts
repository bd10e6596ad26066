'use client';

import { useEffect, useRef } from 'react';

// A dialog that closes gives focus back a moment later, to a button that may be gone by then.
const MOMENT = 150;

/** What was pressed may go away with the state that it changed: focus then goes to a named place, never to nothing. */
export function useFocusWhenLost(state: string, placeId: string) {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return undefined;
    before.current = state;
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) document.getElementById(placeId)?.focus();
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [state, placeId]);
}
