'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { GOING, isPageKey } from '#components/ui/page-keys.ts';

/** Single-key shortcuts for a page. Each repeats a visible control. */
export function useSingleKeys(acts: Record<string, (() => void) | undefined>) {
  const goSince = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isGoing = event.timeStamp - goSince.current < GOING;
    goSince.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const act = acts[event.key];
    if (!act || isGoing || event.defaultPrevented || areKeysOff() || !isPageKey(event)) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Single-key shortcuts can be switched off (WCAG 2.1.4); the setting is on the frame of the page. */
function areKeysOff(): boolean {
  return document.querySelector('[data-shortcuts="off"]') !== null;
}
