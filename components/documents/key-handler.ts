import type { KeyboardEvent } from 'react';

/** Runs the act of a single key, where no modifier is held; other keys go their way. */
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
