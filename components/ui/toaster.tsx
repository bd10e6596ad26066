'use client';

import { Toaster as Sonner } from 'sonner';

// Mounted once. Toasts tell of a thing done and offer its undo; a fault is never told here.
export function Toaster() {
  return (
    <Sonner
      position="bottom-left"
      containerAriaLabel="Messages"
      hotkey={['altKey', 'KeyT']}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full font-sans! items-center gap-3 rounded-dialog border border-rule bg-ink px-4 py-3 text-ui text-canvas shadow-popover',
          content: 'min-w-0 flex-1',
          actionButton:
            'min-h-6 shrink-0 rounded-button font-semibold underline underline-offset-[.18em] pointer-coarse:min-h-11',
        },
      }}
    />
  );
}
