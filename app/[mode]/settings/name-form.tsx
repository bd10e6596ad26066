'use client';

import { useState } from 'react';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { tidyText } from '#lib/rules/text/tidy-text';
import { ShortForm } from '../../short-form.tsx';
import { useShortForm } from '../../use-short-form.ts';
import { updateMe, updateOrganization } from './actions.ts';
import { profileWords } from './profile/words.ts';
import { settingsWords } from './words.ts';

const kinds = {
  profile: { words: profileWords, autoComplete: 'name', update: updateMe },
  organization: {
    words: settingsWords.organization,
    autoComplete: 'organization',
    update: updateOrganization,
  },
} as const;

type NameFormProps = { of: keyof typeof kinds; mode: Mode; name: string };

/** The name of the signed-in person, or of their organization. */
export function NameForm({ of, mode, name: saved }: NameFormProps) {
  const { words, autoComplete, update } = kinds[of];
  const [name, setName] = useState(saved);
  const form = useShortForm(
    () => retryAction<{ name: string }, unknown>(update)(mode, { name: tidyText(name) }),
    () => showToast(words.saved),
  );
  return (
    <ShortForm form={form} submit={words.save}>
      <TextInput
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete={autoComplete}
        width="full"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('name')}
      />
    </ShortForm>
  );
}
