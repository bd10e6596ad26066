'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { isSendKey } from '#components/forms/send-by-key.ts';

/** Submits this form on Ctrl or Cmd with Enter, from anywhere on the page except another form or an open dialog. */
export function usePrimaryKey(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      if (!isSendKey(event) || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('form, [role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      place.current?.querySelector('form')?.requestSubmit();
    };
    document.addEventListener('keydown', send);
    return () => document.removeEventListener('keydown', send);
  }, []);
  return place;
}
