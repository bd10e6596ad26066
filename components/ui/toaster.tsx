'use client';

import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { toasterStands } from '#components/ui/show-toast.ts';

// Mounted once. A toast confirms a thing done and offers its undo; it never shows an error.
export function Toaster() {
  // Runs after the effect in which Sonner begins to listen.
  useEffect(toasterStands, []);
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
