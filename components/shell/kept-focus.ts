'use client';

import { useEffect } from 'react';
import { watchFocus } from '#components/shell/lost-focus.ts';

/** On every page of the frame, focus never gets lost. */
export function KeptFocus() {
  useEffect(watchFocus, []);
  return null;
}
