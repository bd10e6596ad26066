import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to a field that a menu item revealed: the menu first returns focus to its button. */
export function useFocusAfterMenu<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
