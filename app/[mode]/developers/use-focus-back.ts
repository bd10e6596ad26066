'use client';

import { useEffect, useRef } from 'react';

// A dialog that closes gives focus back a moment later, to what was there when it opened: by then another dialog.
const MOMENT = 150;

/** After the last of several dialogs, focus goes back to what was pressed before the first, or to the title of the page. */
export function useFocusBack(isOpen: boolean): () => void {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen || origin.current === null) return undefined;
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      const pressed = origin.current;
      origin.current = null;
      if (activeElement !== null && activeElement !== body) return;
      if (pressed instanceof HTMLElement && pressed.isConnected) pressed.focus();
      else document.getElementById('page-title')?.focus();
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return () => {
    origin.current = document.activeElement;
  };
}
