'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isDialogOpen, typedWhileLoading } from '#components/palette/typed-while-loading.ts';
import { onDemand } from '#components/ui/on-demand';
import { usePressedEarly } from '#components/ui/use-pressed-early.ts';
import type { Mode } from '#lib/contract/scalars';

const Palette = onDemand(async () => (await import('#components/palette/palette')).Palette);

type PaletteKeyProps = {
  mode: Mode;
  /** The person and the organization: recent entries are stored for each pair. */
  whose: string;
  canPrepare: boolean;
  children: ReactNode;
};

/** The search over everything, in the same place on every page; its script loads when it first opens. */
export function PaletteKey({ children, ...props }: PaletteKeyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const early = useRef('');
  usePressedEarly(opener);

  useEffect(() => {
    if (!isOpen) return undefined;
    return typedWhileLoading(early, () => setIsOpen(false));
  }, [isOpen]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // What a browser sends while it fills in a field has no key.
      const isKey = event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // It does not open above another dialog.
      if (!isDialogOpen()) setIsOpen(true);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className="flex min-h-9 items-center gap-2 rounded-button px-2 text-ink-2 hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
      >
        {children}
      </button>
      {isOpen ? <Palette {...props} early={early} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
