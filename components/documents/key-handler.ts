import type { KeyboardEvent } from 'react';

/** Runs the action of a single key if no modifier is pressed; other keys keep their effect. */
export function keyHandler(acts: Record<string, (() => void) | undefined>) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}
