'use client';

import { useState } from 'react';
import { dayFault, expiryOf } from '#components/developers/expiry-choice.ts';
import { ShownOnce } from '#components/developers/shown-once';
import { Dialog } from '#components/ui/dialog';
import { entriesIn } from '#components/ui/entries-in.ts';
import { TextInput } from '#components/ui/text-input';
import type { OperatorKeyOnce } from '#lib/contract/operator-key';
import type { SignInAgain } from '#lib/contract/second-factor';
import { AddressesField } from '../../[mode]/developers/keys/addresses-field.tsx';
import { ExpiryField } from '../../[mode]/developers/keys/expiry-field.tsx';
import { SignInAgainFields } from '../../[mode]/developers/keys/sign-in-again.tsx';
import { useKeyOfBody } from '../../use-key-of-body.ts';
import { useShortForm } from '../../use-short-form.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { createOperatorKey } from './actions.ts';
import { operatorKeyWords } from './words.ts';

/** Null until it is made. */
export type CreateKeyTask = { made: OperatorKeyOnce | null };

type CreateKeyDialogsProps = {
  task: CreateKeyTask;
  onNext: (task: CreateKeyTask) => void;
  onDone: () => void;
};

/** Asks for the name, then shows the key once: it exists only here. */
export function CreateKeyDialogs({ task: { made }, onNext, onDone }: CreateKeyDialogsProps) {
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
      <CreateKeyForm onMade={(key) => onNext({ made: key })} />
    </Dialog>
  );
}

function CreateKeyForm({ onMade }: { onMade: (key: OperatorKeyOnce) => void }) {
  const [name, setName] = useState('');
  const [addresses, setAddresses] = useState('');
  const [expiry, setExpiry] = useState({ lifetime: 'never', day: '' });
  const [again, setAgain] = useState<SignInAgain>({});
  // A lifetime counts from when the form was opened: the same sent again is the same.
  const [opened] = useState(() => new Date().toISOString());
  const keyOf = useKeyOfBody();
  const { act } = useDeskAct(createOperatorKey);
  const form = useShortForm(() => {
    const expires_at = expiryOf(expiry, opened);
    const faults = [
      ...(name.trim() ? [] : [{ name: 'name', message: operatorKeyWords.noName }]),
      ...(expires_at === undefined ? [{ name: 'expires_at', message: dayFault(expiry) }] : []),
    ];
    if (expires_at === undefined || faults.length > 0) return faults;
    const body = { name, allowed_addresses: entriesIn(addresses), expires_at };
    return act({ ...body, ...again, key: keyOf(body) });
  }, onMade);
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
      <AddressesField value={addresses} onChange={setAddresses} error={form.errorOf('allowed_addresses')} />
      <ExpiryField
        label={operatorKeyWords.lifetime}
        choice={expiry}
        onChange={setExpiry}
        error={form.errorOf('expires_at')}
      />
      <SignInAgainFields form={form} given={again} onChange={setAgain} />
    </DeskForm>
  );
}
