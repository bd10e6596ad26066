'use client';

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenedEarly } from '#components/ui/use-opened-early.ts';

type DisclosureProps = {
  summary: ReactNode;
  open?: boolean;
  /** Called whenever it is opened or closed, so that its page may control it too. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

export function Disclosure({ summary, open, onToggle, children }: DisclosureProps) {
  const details = useOpenedEarly(() => onToggle?.(true));
  return (
    <details ref={details} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className="inline-flex min-h-6 list-none items-center gap-1 text-link underline decoration-1 underline-offset-[.18em] pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="shrink-0 transition-transform duration-120 [[open]>summary>&]:rotate-90"
        />
        {summary}
      </summary>
      <div className="appearing mt-1 mb-2 border-rule border-l-2 py-1 ps-4">{children}</div>
    </details>
  );
}
