'use client';

import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import type { ConfirmWords } from '#components/ui/confirm-question';
import { fieldId } from '#components/ui/field-id.ts';
import { TextArea } from '#components/ui/text-area';

type ConfirmWithReasonProps = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm'> & {
  /** The name of the field, its label with a hint, what it says while it is empty, and the most characters. */
  reason: { name: string; label: string; hint?: string; missing: string; most: number };
  onConfirm: (reason: string) => ReturnType<ConfirmWords['onConfirm']>;
};

/** Asks before an action that cannot be undone, and for its reason. */
export function ConfirmWithReason({ reason, onConfirm, children, ...dialog }: ConfirmWithReasonProps) {
  const { name, label, hint, missing, most } = reason;
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);

  async function confirm() {
    const given = typed.trim();
    setMissing(given === '');
    if (given !== '') return onConfirm(given);
    document.getElementById(fieldId(name))?.focus();
    return null;
  }

  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      {children}
      <TextArea
        name={name}
        label={label}
        hint={hint}
        rows={2}
        maxLength={most}
        value={typed}
        error={isMissing ? missing : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ConfirmDialog>
  );
}
