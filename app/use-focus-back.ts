'use client';

import { useLayoutEffect, useRef } from 'react';
import { nameFocusPlace } from '#components/shell/lost-focus.ts';
import { pageTitle } from '#components/ui/page-title.ts';

/**
 * After the last of several dialogs, focus goes back to what was pressed before the first, or to the title of the page.
 */
export function useFocusBack(isOpen: boolean): () => void {
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const pressed = origin.current;
    if (isOpen || pressed === null) return;
    origin.current = null;
    nameFocusPlace(() => (pressed instanceof HTMLElement && pressed.isConnected ? pressed : pageTitle()));
  }, [isOpen]);
  return () => {
    origin.current = document.activeElement;
  };
}
