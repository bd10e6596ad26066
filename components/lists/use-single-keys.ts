'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

// After `g`, a letter opens another page, so it is not a key of this one.
const GOING = 1_500;

/** Single-key shortcuts for a page. Each repeats a visible control. */
export function useSingleKeys(acts: Record<string, (() => void) | undefined>) {
  const goSince = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isGoing = event.timeStamp - goSince.current < GOING;
    goSince.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const act = acts[event.key];
    if (!act || isGoing || event.defaultPrevented || areKeysOff() || isTyping(event)) return;
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

/** In a field a letter is a letter; with a modifier it belongs to the browser. An open layer keeps its own keys. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return Boolean(
    target?.closest(
      'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]',
    ),
  );
}
