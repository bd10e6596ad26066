'use client';

import { useState } from 'react';
import { dayFault, expiryOf } from '#components/developers/expiry-choice.ts';
import { RadioGroup } from '#components/ui/radio-group';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { ApiKeyOnce, KeyScope } from '#lib/contract/api-key';
import type { Mode } from '#lib/contract/scalars';
import type { SignInAgain } from '#lib/contract/second-factor';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { createApiKey } from './actions.ts';
import { ExpiryField } from './expiry-field.tsx';
import { SignInAgainFields } from './sign-in-again.tsx';
import { keyWords } from './words.ts';

type CreateKeyFormProps = { mode: Mode; onMade: (key: ApiKeyOnce) => void };

export function CreateKeyForm({ mode, onMade }: CreateKeyFormProps) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<KeyScope>('full');
  const [expiry, setExpiry] = useState({ lifetime: 'never', day: '' });
  const [again, setAgain] = useState<SignInAgain>({});
  const form = useShortForm(() => {
    const expires_at = expiryOf(expiry, new Date().toISOString());
    if (expires_at === undefined) return [{ name: 'expires_at', message: dayFault(expiry) }];
    return retryAction(createApiKey)(mode, { name, scope, expires_at, ...again });
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
        onChange={(event) => setScope(event.target.value === 'full' ? 'full' : 'read_only')}
        options={[
          { value: 'full', label: keyWords.create.full, hint: keyWords.create.fullHint },
          { value: 'read_only', label: keyWords.create.readOnly, hint: keyWords.create.readOnlyHint },
        ]}
        error={form.errorOf('scope')}
      />
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
