'use client';

import { type FocusEvent, useEffect, useRef } from 'react';
import { keepFocusOnPage } from '#components/ui/page-title.ts';

/** If a row with focus disappears, focus moves to the title of the page, never to nothing. */
export function useKeptFocus() {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    keepFocusOnPage();
  });

  return {
    onFocus: (event: FocusEvent) => {
      last.current = event.target;
    },
    onBlur: (event: FocusEvent) => {
      // The browser reports no blur when the element itself is removed.
      if (event.target.isConnected) last.current = null;
    },
  };
}
