'use client';

import { useState } from 'react';
import { dayFault, expiryOf } from '#components/developers/expiry-choice.ts';
import type { SummaryError } from '#components/ui/error-summary';
import { RadioGroup } from '#components/ui/radio-group';
import { TextArea } from '#components/ui/text-area';
import { TextInput } from '#components/ui/text-input';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { ApiKeyOnce } from '#lib/contract/api-key';
import type { ResourceScope } from '#lib/contract/resource-scope';
import type { Role } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import type { SignInAgain } from '#lib/contract/second-factor';
import { lackingFor } from '#lib/rules/key/scopes-of-key';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { createApiKey } from './actions.ts';
import { ExpiryField } from './expiry-field.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { SignInAgainFields } from './sign-in-again.tsx';
import { keyWords } from './words.ts';

const offered = ['full', 'read_only', 'restricted'] as const;
type Offered = (typeof offered)[number];

type CreateKeyFormProps = { mode: Mode; roles: readonly Role[]; onMade: (key: ApiKeyOnce) => void };

export function CreateKeyForm({ mode, roles, onMade }: CreateKeyFormProps) {
  const [name, setName] = useState('');
  const mayFile = lackingFor(roles, { scope: 'full', scopes: [] }) === null;
  const [scope, setScope] = useState<Offered>(mayFile ? 'full' : 'read_only');
  const [chosen, setChosen] = useState<ResourceScope[]>([]);
  const [addresses, setAddresses] = useState('');
  const [expiry, setExpiry] = useState({ lifetime: 'never', day: '' });
  const [again, setAgain] = useState<SignInAgain>({});
  const isRestricted = scope === 'restricted';
  const form = useShortForm(async () => {
    if (isRestricted && chosen.length === 0) return [{ name: 'scopes', message: keyWords.create.noScopes }];
    const expires_at = expiryOf(expiry, new Date().toISOString());
    if (expires_at === undefined) return [{ name: 'expires_at', message: dayFault(expiry) }];
    const terms = {
      scope,
      ...(isRestricted && { scopes: chosen }),
      allowed_addresses: addresses.split(/[\s,;]+/).filter(Boolean),
    };
    return addressesInPlace(await retryAction(createApiKey)(mode, { name, ...terms, expires_at, ...again }));
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
          {
            value: 'full',
            label: keyWords.create.full,
            hint: mayFile ? keyWords.create.fullHint : keyWords.create.notPermitted,
            disabled: !mayFile,
          },
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
      <TextArea
        name="allowed_addresses"
        label={keyWords.create.addresses}
        hint={keyWords.create.addressesHint}
        optional
        rows={2}
        width="full"
        face="code"
        spellCheck={false}
        value={addresses}
        onChange={(event) => setAddresses(event.target.value)}
        error={form.errorOf('allowed_addresses')}
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

/** All addresses are typed into one field, so each fault of one of them is told there. */
function addressesInPlace(outcome: ActionResult<ApiKeyOnce>): ActionResult<ApiKeyOnce> | SummaryError[] {
  const faults = outcome.ok ? [] : (outcome.problem.errors ?? []);
  const named = faults.map(({ pointer, detail }) => ({ name: pointer.split('/')[1] ?? '', message: detail }));
  return named.some(({ name }) => name === 'allowed_addresses') ? named : outcome;
}
