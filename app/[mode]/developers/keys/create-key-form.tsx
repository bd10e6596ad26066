'use client';

import { useState } from 'react';
import { dayFault, expiryOf } from '#components/developers/expiry-choice.ts';
import { entriesIn } from '#components/ui/entries-in.ts';
import { RadioGroup } from '#components/ui/radio-group';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { ApiKeyOnce } from '#lib/contract/api-key';
import type { ResourceScope } from '#lib/contract/resource-scope';
import type { Role } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import type { SignInAgain } from '#lib/contract/second-factor';
import { ShortForm } from '../../../short-form.tsx';
import { useKeyOfBody } from '../../../use-key-of-body.ts';
import { useShortForm } from '../../../use-short-form.ts';
import { createApiKey } from './actions.ts';
import { AddressesField } from './addresses-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { SignInAgainFields } from './sign-in-again.tsx';
import { keyWords } from './words.ts';

const offered = ['full', 'read_only', 'restricted'] as const;
type Offered = (typeof offered)[number];

type CreateKeyFormProps = { mode: Mode; roles: readonly Role[]; onMade: (key: ApiKeyOnce) => void };

export function CreateKeyForm({ mode, roles, onMade }: CreateKeyFormProps) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Offered>('full');
  const [chosen, setChosen] = useState<ResourceScope[]>([]);
  const [addresses, setAddresses] = useState('');
  const [expiry, setExpiry] = useState({ lifetime: 'never', day: '' });
  const [again, setAgain] = useState<SignInAgain>({});
  // A lifetime counts from when the form was opened: the same sent again is the same.
  const [opened] = useState(() => new Date().toISOString());
  const keyOf = useKeyOfBody();
  const isRestricted = scope === 'restricted';
  const form = useShortForm(() => {
    const expires_at = expiryOf(expiry, opened);
    const lacksScopes = isRestricted && chosen.length === 0;
    const faults = [
      ...(name.trim() ? [] : [{ name: 'name', message: keyWords.create.noName }]),
      ...(lacksScopes ? [{ name: 'scopes', message: keyWords.create.noScopes }] : []),
      ...(expires_at === undefined ? [{ name: 'expires_at', message: dayFault(expiry) }] : []),
    ];
    if (expires_at === undefined || faults.length > 0) return faults;
    const body = {
      name,
      scope,
      ...(isRestricted && { scopes: chosen }),
      allowed_addresses: entriesIn(addresses),
      expires_at,
    };
    return retryAction(createApiKey)(mode, { ...body, ...again, key: keyOf(body) });
  }, onMade);
  return (
    <ShortForm form={form} submit={keyWords.create.button}>
      <TextInput
        name="name"
        label={keyWords.create.name}
        hint={keyWords.create.nameHint}
        autoComplete="off"
        width="full"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('name')}
      />
      <RadioGroup
        name="scope"
        label={keyWords.create.scope}
        value={scope}
        onChange={({ target }) => setScope(offered.find((one) => one === target.value) ?? scope)}
        options={[
          { value: 'full', label: keyWords.create.full, hint: keyWords.create.fullHint },
          { value: 'read_only', label: keyWords.create.readOnly, hint: keyWords.create.readOnlyHint },
          {
            value: 'restricted',
            label: keyWords.create.restricted,
            hint: keyWords.create.restrictedHint,
            reveals: (
              <ScopeChoice
                chosen={chosen}
                onChange={setChosen}
                roles={roles}
                error={form.errorOf('scopes')}
              />
            ),
          },
        ]}
        error={form.errorOf('scope')}
      />
      <AddressesField value={addresses} onChange={setAddresses} error={form.errorOf('allowed_addresses')} />
      <ExpiryField
        label={keyWords.create.lifetime}
        choice={expiry}
        onChange={setExpiry}
        error={form.errorOf('expires_at')}
      />
      <SignInAgainFields form={form} given={again} onChange={setAgain} />
    </ShortForm>
  );
}
