import { type RefObject, useEffect, useRef } from 'react';

/** Puts focus on a field that a choice in a menu brought: the menu gives focus back to its button first. */
export function useFocusAfterMenu<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
