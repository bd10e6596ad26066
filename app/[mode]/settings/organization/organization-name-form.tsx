'use client';

import { useState } from 'react';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { updateOrganization } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.organization;

export function OrganizationNameForm({ mode, name: saved }: { mode: Mode; name: string }) {
  const [name, setName] = useState(saved);
  const form = useShortForm(
    () => retryAction(updateOrganization)(mode, { name }),
    () => showToast(words.saved),
  );
  return (
    <ShortForm form={form} submit={words.save}>
      <TextInput
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="organization"
        width="full"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('name')}
      />
    </ShortForm>
  );
}
