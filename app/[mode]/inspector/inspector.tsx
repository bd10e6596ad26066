'use client';

import { Braces, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyHandler } from '#components/documents/key-handler.ts';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import { uiWords } from '#components/ui/words.ts';
import type { InspectedProps } from './inspected.tsx';
import { inspectorWords as words } from './words.ts';

const Inspected = onDemand(async () => (await import('./inspected.tsx')).Inspected);

/**
 * What the API has of the object of this page, in a drawer at the lower edge of the window. Its room is at the end of the
 * page, so that nothing stays covered. `.` opens and closes it, as its buttons do, and Escape in it closes it.
 */
export function Inspector(props: InspectedProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  function toggle() {
    flushSync(() => setOpen(!isOpen));
    (isOpen ? opener : drawer).current?.focus({ preventScroll: true });
  }
  useSingleKeys({ '.': toggle });
  return (
    <>
      <div data-no-print="" className="mt-8">
        <Button
          ref={opener}
          size="small"
          icon={<Braces size={16} aria-hidden="true" />}
          aria-expanded={isOpen}
          title={words.key}
          onClick={toggle}
        >
          {words.open[props.kind]}
        </Button>
      </div>
      {isOpen ? (
        <section
          ref={drawer}
          tabIndex={-1}
          onKeyDown={keyHandler({ Escape: toggle })}
          aria-label={words.title}
          data-no-print=""
          className="sticky bottom-0 z-20 -mx-4 mt-4 max-h-[55dvh] overflow-auto border-ink border-t-2 bg-surface px-4 pb-6 md:-mx-8 md:px-8"
        >
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-rule border-b bg-surface py-2">
            <h2 className="font-semibold text-section">{words.title}</h2>
            <Button variant="quiet" size="small" square onClick={toggle} aria-label={uiWords.close}>
              <X size={16} aria-hidden="true" />
            </Button>
          </div>
          <Inspected {...props} />
        </section>
      ) : null}
    </>
  );
}
