'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#components/ui/button';
import { uiWords } from '#components/ui/words.ts';

export type DialogProps = {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  role?: 'dialog' | 'alertdialog';
  width?: 'form' | 'small';
  /** The id of what is read out after the title. */
  describedBy?: string;
  children: ReactNode;
};

// Focus moves in, stays in, and returns to where it was.
export function DialogWindow({
  title,
  isOpen,
  onOpenChange,
  role = 'dialog',
  width = 'small',
  describedBy,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      className="appearing fixed inset-0 z-40 grid grid-cols-1 place-items-center overflow-auto bg-veil p-4"
    >
      <Modal
        className={`rising w-full ${width === 'form' ? 'max-w-form' : 'max-w-field'} rounded-dialog border border-rule bg-surface shadow-popover`}
      >
        <AriaDialog role={role} aria-describedby={describedBy} className="p-6 outline-none">
          <div className="mb-2 flex items-start justify-between gap-4">
            <Heading slot="title" className="min-w-0 font-semibold text-section">
              {title}
            </Heading>
            {role === 'dialog' ? (
              <Button
                variant="quiet"
                size="small"
                square
                onClick={() => onOpenChange(false)}
                aria-label={uiWords.close}
              >
                <X size={16} aria-hidden="true" />
              </Button>
            ) : null}
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
