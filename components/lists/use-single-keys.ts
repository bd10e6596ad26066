'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { areKeysOff, isTyping } from '#components/lists/single-keys.ts';

// `g` and a letter go to another page: the letter is then not a key of this one.
const GOING = 1_500;

/** Keys of one letter for a whole page. Each repeats a control that can be seen. */
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
