'use client';

import { type CSSProperties, type FocusEvent, useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner } from 'sonner';
import { hasRail, toasterStands } from '#components/ui/show-toast.ts';
import { uiWords } from '#components/ui/words.ts';

const RAIL = { '--width': '11.5rem' } as CSSProperties;
const UNDER_THE_MODE = 'calc(var(--sticky-top, 0px) + 4px)';

function letGo({ relatedTarget }: FocusEvent) {
  if (relatedTarget instanceof HTMLElement) relatedTarget.focus();
}

// Mounted once. A toast confirms an action and offers to undo it; it never shows an error. It is at the foot of the
// navigation, or below the mode banner if there is no navigation beside the page: never over a form.
export function Toaster() {
  // Runs after the effect in which Sonner starts to listen.
  useEffect(toasterStands, []);
  const isBeside = useSyncExternalStore(hasRail.subscribe, hasRail.read, () => true);
  return (
    // Sonner moves focus back to where it came from, also when it moves on to something else by Tab.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only lets focus go where it goes
    <div className="contents" onBlur={letGo}>
      <Sonner
        position={isBeside ? 'bottom-left' : 'top-center'}
        offset={{ top: UNDER_THE_MODE, bottom: 8, left: 8 }}
        mobileOffset={{ top: UNDER_THE_MODE, left: 8, right: 8 }}
        style={isBeside ? RAIL : {}}
        containerAriaLabel={uiWords.messages}
        hotkey={['altKey', 'KeyT']}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'flex w-full flex-wrap font-sans! items-center gap-x-3 gap-y-1 rounded-dialog border border-rule bg-ink px-4 py-2.5 text-ui text-canvas shadow-popover',
            content: 'min-w-0 flex-1 lg:basis-full',
            actionButton:
              'min-h-6 shrink-0 rounded-button font-semibold underline underline-offset-[.18em] pointer-coarse:min-h-11',
          },
        }}
      />
    </div>
  );
}
