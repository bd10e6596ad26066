'use client';

import { type RefObject, useEffect } from 'react';

type Presses = { alive?: WeakSet<Element>; pressed?: Element | undefined };

/** Handles the press of a button before hydration as soon as the button is hydrated (lib/config/head-script). */
export function usePressedEarly(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const own = button.current;
    const presses = window as Presses;
    if (!own) return undefined;
    presses.alive?.add(own);
    if (presses.pressed !== own) return undefined;
    // Outer effects, which run after this one, restore what was typed before.
    const press = setTimeout(() => {
      presses.pressed = undefined;
      own.click();
    });
    return () => clearTimeout(press);
  }, [button]);
}
