'use client';

import { useEffect } from 'react';
import { watchFocus } from '#components/shell/lost-focus.ts';

/** On every page of the frame, focus is never left on nothing. */
export function KeptFocus() {
  useEffect(watchFocus, []);
  return null;
}
