'use client';

import { uiWords } from '#components/ui/words.ts';

const LONG_ENOUGH_TO_UNDO = 10_000;

let wanted = false;
const listeners = new Set<() => void>();
const { promise: standing, resolve: toasterStands } = Promise.withResolvers<void>();

// As wide as the navigation needs to stand beside the page.
const RAIL = '(width >= 768px)';

/** Whether the navigation stands beside the page, and a toast at its foot. */
export const hasRail = {
  subscribe(listener: () => void): () => void {
    const media = matchMedia(RAIL);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
  read: () => matchMedia(RAIL).matches,
};

/** Says that something was done; with `undo`, offers for ten seconds to take it back. */
export function showToast(message: string, undo?: () => void): void {
  void import('sonner').then(async ({ toast }) => {
    wanted = true;
    for (const listener of listeners) listener();
    await standing;
    toast(message, {
      duration: undo ? LONG_ENOUGH_TO_UNDO : 5_000,
      action: undo ? { label: uiWords.undo, onClick: undo } : undefined,
    });
    if (!hasRail.read()) requestAnimationFrame(keepFocusInSight);
  });
}

/** Moves what has focus out from under the toast: the page leaves room for it at its top (see base.css). */
function keepFocusInSight(): void {
  if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** The toaster comes with the first toast: most visits have none. */
export const toasterWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => wanted,
};

export { toasterStands };
