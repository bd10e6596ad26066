'use client';

import { useState } from 'react';
import { expiryOf } from '#components/developers/expiry-choice';
import { RadioGroup } from '#components/ui/radio-group';
import { TextInput } from '#components/ui/text-input';
import { patiently } from '#lib/actions/patiently';
import type { ApiKeyOnce, KeyScope } from '#lib/contract/console/api-key';
import type { Mode } from '#lib/contract/scalars';
import { ShortForm } from '../short-form.tsx';
import { useShortForm } from '../use-short-form.ts';
import { createApiKey } from './actions.ts';
import { ExpiryField } from './expiry-field.tsx';

type CreateKeyFormProps = { mode: Mode; onMade: (key: ApiKeyOnce) => void };

export function CreateKeyForm({ mode, onMade }: CreateKeyFormProps) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<KeyScope>('full');
  const [expiry, setExpiry] = useState({ lifetime: 'never', day: '' });
  const form = useShortForm(() => {
    const expires_at = expiryOf(expiry, new Date());
    if (expires_at === undefined)
      return [{ name: 'expires_at', message: 'Choose the last day on which it works.' }];
    return patiently(createApiKey)(mode, { name, scope, expires_at });
  }, onMade);
  return (
    <ShortForm form={form} submit="Create key">
      <TextInput
        name="name"
        label="Name"
        hint="Where it is used, such as Billing server. It stands beside everything that the key does."
        autoComplete="off"
        width="full"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('name')}
      />
      <RadioGroup
        name="scope"
        label="What it may do"
        value={scope}
        onChange={(event) => setScope(event.target.value === 'full' ? 'full' : 'read_only')}
        options={[
          { value: 'full', label: 'Read and write', hint: 'Files, answers, uploads and cancels.' },
          { value: 'read_only', label: 'Read only', hint: 'Whatever would change something is refused.' },
        ]}
        error={form.errorOf('scope')}
      />
      <ExpiryField
        label="How long it works"
        choice={expiry}
        onChange={setExpiry}
        error={form.errorOf('expires_at')}
      />
    </ShortForm>
  );
}
