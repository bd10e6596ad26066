'use client';

import { useState } from 'react';
import { roleWords } from '#components/people/words.ts';
import { Button } from '#components/ui/button';
import { CheckboxGroup } from '#components/ui/checkbox-group';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import { type Role, roles } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import type { IdentityProvider } from '#lib/contract/single-sign-on';
import { tidyText } from '#lib/rules/text/tidy-text';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { removeSingleSignOn, setSingleSignOn } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.security.singleSignOn;
const options = roles
  .filter((role) => role !== 'administrator')
  .map((role) => ({ value: role, label: roleWords[role].name, hint: roleWords[role].does }));

type SingleSignOnDeskProps = { mode: Mode; provider: IdentityProvider | null };

export function SingleSignOnDesk({ mode, provider }: SingleSignOnDeskProps) {
  const [given, setGiven] = useState({
    issuer: provider?.issuer ?? '',
    client_id: provider?.client_id ?? '',
    client_secret: '',
    domain: provider?.domain ?? '',
  });
  const [joining, setJoining] = useState<Role[]>(provider?.roles ?? ['viewer']);
  const [isRemoving, setRemoving] = useState(false);
  const form = useShortForm(
    () => {
      const issuer = tidyText(given.issuer);
      const client_id = tidyText(given.client_id);
      const client_secret = tidyText(given.client_secret);
      const domain = tidyText(given.domain);
      // Left out, the stored one stays; the first time none is stored, so that an empty one is refused with the rest.
      const secret = client_secret || !provider ? { client_secret } : {};
      const body = {
        issuer,
        client_id,
        domain,
        roles: joining,
        ...secret,
        instead_of: provider?.updated_at ?? null,
      };
      return retryAction(setSingleSignOn)(mode, body);
    },
    () => showToast(words.saved),
  );
  const field = (name: keyof typeof given) => ({
    name,
    label: words[name],
    hint: words.hints[name],
    width: 'full' as const,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    value: given[name],
    onChange: (event: { target: { value: string } }) => setGiven({ ...given, [name]: event.target.value }),
    error: form.errorOf(name),
  });
  return (
    <div className="mt-4 space-y-4">
      <ShortForm form={form} submit={provider ? words.change : words.set}>
        <TextInput {...field('issuer')} inputMode="url" />
        <TextInput {...field('client_id')} />
        <TextInput
          {...field('client_secret')}
          type="password"
          autoComplete="new-password"
          {...(provider && { hint: words.secretKept, optional: true })}
        />
        <TextInput {...field('domain')} />
        <CheckboxGroup
          name="roles"
          label={words.roles}
          hint={words.rolesHint}
          options={options}
          chosen={joining}
          onChange={setJoining}
          error={form.errorOf('roles')}
        />
      </ShortForm>
      {provider ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      ) : null}
      <ConfirmQuestion
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={words.removeTitle}
        confirmLabel={words.remove}
        typeToConfirm={provider?.domain}
        onConfirm={() => retryAction(removeSingleSignOn)(mode, {})}
      >
        <p>{words.removeDetail}</p>
      </ConfirmQuestion>
    </div>
  );
}
