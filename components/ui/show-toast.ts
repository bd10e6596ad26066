'use client';

import { showRefusal } from '#components/ui/show-refusal.ts';
import { Watched } from '#components/ui/watched.ts';
import { uiWords } from '#components/ui/words.ts';

const LONG_ENOUGH_TO_UNDO = 10_000;

const { promise: standing, resolve: toasterStands } = Promise.withResolvers<void>();

// The width from which the navigation is beside the page.
const RAIL = '(width >= 64rem)';

/** Whether the navigation is beside the page, with toasts at its foot. */
export const hasRail = {
  subscribe(listener: () => void): () => void {
    const media = matchMedia(RAIL);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
  read: () => matchMedia(RAIL).matches,
};

/** Confirms an action; with `undo`, offers for ten seconds to undo it. */
export function showToast(message: string, undo?: () => void): void {
  showRefusal(null);
  void import('sonner').then(async ({ toast }) => {
    toasterWanted.set(true);
    await standing;
    toast(message, {
      duration: undo ? LONG_ENOUGH_TO_UNDO : 5_000,
      action: undo ? { label: uiWords.undo, onClick: undo } : undefined,
    });
    if (!hasRail.read()) requestAnimationFrame(keepFocusInSight);
  });
}

/** Scrolls the focused element out from under the toast: the page leaves room for it at its top (see base.css). */
function keepFocusInSight(): void {
  if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** The toaster loads with the first toast: most visits have none. */
export const toasterWanted = new Watched(false);

export { toasterStands };
