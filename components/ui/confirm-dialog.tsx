'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button';
import type { ButtonSize, ButtonVariant } from '#components/ui/button-style.ts';
import { ConfirmQuestion, type ConfirmWords } from '#components/ui/confirm-question';

type ConfirmDialogProps = ConfirmWords & {
  /** The button that opens it. */
  trigger: ReactNode;
  triggerVariant?: ButtonVariant;
  triggerSize?: ButtonSize;
};

export function ConfirmDialog({
  trigger,
  triggerVariant = 'secondary',
  triggerSize,
  ...words
}: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={triggerVariant}
        size={triggerSize}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {trigger}
      </Button>
      <ConfirmQuestion {...words} isOpen={open} onClose={() => setOpen(false)} />
    </>
  );
}
