'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import type { ButtonSize, ButtonVariant } from '#components/ui/button-style.ts';
import type { MenuEntry } from '#components/ui/menu-panel';
import { onDemand } from '#components/ui/on-demand';

const MenuPanel = onDemand(async () => (await import('#components/ui/menu-panel')).MenuPanel);

type MenuProps = {
  label: string;
  /** After the label on the button, for example for a screen reader. */
  children?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  entries: readonly MenuEntry[];
};

/**
 * The trigger is rendered at once; the script of the panel loads when it first opens. While what was chosen is under way,
 * the menu does not open: as with a button, nothing is done twice.
 */
export function Menu({ label, variant, size, entries, children }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  function open() {
    setOpened(true);
    setIsOpen(true);
  }

  async function choose({ onSelect }: MenuEntry) {
    const outcome = onSelect?.();
    if (!(outcome instanceof Promise)) return;
    setBusy(true);
    await outcome.finally(() => setBusy(false));
  }

  return (
    <>
      <Button
        ref={trigger}
        variant={variant}
        size={size}
        busy={isBusy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={(event) => {
          // The click that Enter makes counts as one of a screen reader, after which no entry has focus.
          if (!['ArrowDown', 'Enter', ' '].includes(event.key) || isBusy) return;
          event.preventDefault();
          open();
        }}
      >
        {label}
        {children}
        <ChevronDown size={14} aria-hidden="true" />
      </Button>
      {opened ? (
        <MenuPanel {...{ label, trigger, isOpen, entries }} onOpenChange={setIsOpen} onChoose={choose} />
      ) : null}
    </>
  );
}
