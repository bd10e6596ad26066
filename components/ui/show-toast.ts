'use client';

const LONG_ENOUGH_TO_UNDO = 10_000;

let wanted = false;
const listeners = new Set<() => void>();
const { promise: standing, resolve: toasterStands } = Promise.withResolvers<void>();

/** Says that something was done; with `undo`, offers for ten seconds to take it back. */
export function showToast(message: string, undo?: () => void): void {
  void import('sonner').then(async ({ toast }) => {
    wanted = true;
    for (const listener of listeners) listener();
    await standing;
    toast(message, {
      duration: undo ? LONG_ENOUGH_TO_UNDO : 5_000,
      action: undo ? { label: 'Undo', onClick: undo } : undefined,
    });
  });
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
