'use client';

import { useFocusWhenLost } from '../../use-focus-when-lost.ts';

/** A key that was revoked leaves the table with the button that was pressed. */
export function FocusAfterChange({ state }: { state: string }) {
  useFocusWhenLost(state, 'page-title');
  return null;
}
