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
  /** False once it can no longer be done. A question that is open stays, so that its answer says why. */
  isOffered?: boolean;
};

export function ConfirmDialog({
  trigger,
  triggerVariant = 'secondary',
  triggerSize,
  isOffered = true,
  ...words
}: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {isOffered ? (
        <Button
          variant={triggerVariant}
          size={triggerSize}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {trigger}
        </Button>
      ) : null}
      <ConfirmQuestion {...words} isOpen={open} onClose={() => setOpen(false)} />
    </>
  );
}
