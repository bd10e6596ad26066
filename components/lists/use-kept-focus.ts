'use client';

import { type FocusEvent, useEffect, useRef } from 'react';

/** A row that goes away while it has focus leaves focus to the title of the page, never to nothing. */
export function useKeptFocus() {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) document.getElementById('page-title')?.focus();
  });

  return {
    onFocus: (event: FocusEvent) => {
      last.current = event.target;
    },
    onBlur: (event: FocusEvent) => {
      // The browser reports no blur when the element itself is taken away.
      if (event.target.isConnected) last.current = null;
    },
  };
}
