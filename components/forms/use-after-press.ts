'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * A field that is left by a press elsewhere must not grow a line of error under the pointer: the page would move away
 * between the press and its release, and the press would hit nothing. What is to be said waits for the release.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      const acts = waiting.current;
      waiting.current = [];
      // The click comes after the release, in the same turn.
      setTimeout(() => {
        for (const act of acts) act();
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((act) => {
    if (pressed.current) waiting.current.push(act);
    else act();
  }, []);
}
