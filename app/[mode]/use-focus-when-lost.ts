'use client';

import { useLayoutEffect, useRef } from 'react';
import { nameFocusPlace } from '#components/shell/lost-focus.ts';

/** What was pressed may go away with the state that it changed: focus then goes to a named place, never to nothing. */
export function useFocusWhenLost(state: string, placeId: string) {
  const before = useRef(state);
  // With the change itself, so that the place is named before anybody looks where focus is.
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    nameFocusPlace(() => document.getElementById(placeId));
  }, [state, placeId]);
}
