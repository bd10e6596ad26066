'use client';

import { useState } from 'react';
import { dayFault, expiryOf } from '#components/developers/expiry-choice.ts';
import { ShownOnce } from '#components/developers/shown-once';
import { Dialog } from '#components/ui/dialog';
import { TextInput } from '#components/ui/text-input';
import type { OperatorKeyOnce } from '#lib/contract/operator-key';
import { ExpiryField } from '../../[mode]/developers/keys/expiry-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { createOperatorKey } from './actions.ts';
import { operatorKeyWords } from './words.ts';

/** Asks for the name, then shows the key this once: it is held here and nowhere else. */
export function CreateKeyDialogs({ onDone }: { onDone: () => void }) {
  const [made, setMade] = useState<OperatorKeyOnce>();
  if (made) {
    return (
      <ShownOnce
        title={operatorKeyWords.storeTitle(made.name)}
        secret={made.raw_key}
        label={operatorKeyWords.label}
        ifLost={operatorKeyWords.ifLost}
        onStored={onDone}
      >
        <p>{operatorKeyWords.store}</p>
      </ShownOnce>
    );
  }
  return (
    <Dialog title={operatorKeyWords.create} width="form" isOpen onOpenChange={onDone}>
      <CreateKeyForm onMade={setMade} />
    </Dialog>
  );
}

function CreateKeyForm({ onMade }: { onMade: (key: OperatorKeyOnce) => void }) {
  const [name, setName] = useState('');
  const [expiry, setExpiry] = useState({ lifetime: 'never', day: '' });
  const form = useDeskForm(
    createOperatorKey,
    () => {
      const expires_at = expiryOf(expiry, new Date().toISOString());
      if (expires_at === undefined) return [{ name: 'expires_at', message: dayFault(expiry) }];
      return { name, expires_at };
    },
    onMade,
  );
  return (
    <DeskForm form={form} submit={operatorKeyWords.create}>
      <TextInput
        name="name"
        label={operatorKeyWords.name}
        hint={operatorKeyWords.nameHint}
        autoComplete="off"
        width="full"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('name')}
      />
      <ExpiryField
        label={operatorKeyWords.lifetime}
        choice={expiry}
        onChange={setExpiry}
        error={form.errorOf('expires_at')}
      />
    </DeskForm>
  );
}
