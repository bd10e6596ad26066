'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * A field that loses focus to a press elsewhere must not show its error yet: the page would shift between press and
 * release, and the press would miss its target. The error waits for the release.
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
      // The click event follows the release in the same task.
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
