'use client';

const LONG_ENOUGH_TO_UNDO = 10_000;

/** Says that something was done; with `undo`, offers for ten seconds to take it back. */
export function showToast(message: string, undo?: () => void): void {
  // Fetched with the toaster, after the page: nothing has been done yet when a page opens.
  void import('sonner').then(({ toast }) =>
    toast(message, {
      duration: undo ? LONG_ENOUGH_TO_UNDO : 5_000,
      action: undo ? { label: 'Undo', onClick: undo } : undefined,
    }),
  );
}
