'use client';

import { useState } from 'react';
import { entriesIn } from '#components/ui/entries-in.ts';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { ApiKey } from '#lib/contract/api-key';
import type { SignInAgain } from '#lib/contract/second-factor';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { updateApiKey } from './actions.ts';
import { AddressesField } from './addresses-field.tsx';
import { SignInAgainFields } from './sign-in-again.tsx';
import { keyWords } from './words.ts';

export function EditKeyForm({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const { id, mode } = apiKey;
  const saved = apiKey.allowed_addresses.join('\n');
  const [name, setName] = useState(apiKey.name);
  const [addresses, setAddresses] = useState(saved);
  const [again, setAgain] = useState<SignInAgain>({});
  const form = useShortForm(() => {
    // What stays as it was may be another by now, and only a change of addresses may require signing in again.
    const changed = {
      ...(name !== apiKey.name && { name }),
      ...(addresses !== saved && {
        allowed_addresses: entriesIn(addresses),
        instead_of: apiKey.allowed_addresses,
      }),
    };
    return retryAction(updateApiKey)(mode, { id, ...changed, ...again });
  }, onDone);
  return (
    <ShortForm form={form} submit={keyWords.edit.submit}>
      <TextInput
        name="name"
        label={keyWords.create.name}
        autoComplete="off"
        width="full"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('name')}
      />
      <AddressesField value={addresses} onChange={setAddresses} error={form.errorOf('allowed_addresses')} />
      <SignInAgainFields form={form} given={again} onChange={setAgain} />
    </ShortForm>
  );
}
