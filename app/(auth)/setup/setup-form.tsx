'use client';

import { type ChangeEvent, useState } from 'react';
import { RadioGroup } from '#components/ui/radio-group';
import { TextInput } from '#components/ui/text-input';
import { paths } from '#lib/config/paths';
import { PasswordInput } from '../../secret-inputs.tsx';
import { ShortForm } from '../../short-form.tsx';
import { useShortForm } from '../../use-short-form.ts';
import { trySignIn } from '../sign-in/try-sign-in.ts';
import { setUp } from './actions.ts';
import { setupWords } from './words.ts';

const nothing = { setup_token: '', organization: '', operates: 'yes', name: '', email: '', password: '' };

export function SetupForm() {
  const [given, setGiven] = useState(nothing);
  const form = useShortForm(
    async () => {
      const done = await setUp({ ...given, operates: given.operates === 'yes' });
      // An earlier press may have set it up, whose answer was lost.
      if (!done.ok && done.problem.code !== 'not_found') return done;
      // It returns only if the sign-in was refused; the sign-in page then says why.
      await trySignIn({ email: given.email, password: given.password }, paths.home('test'));
      return { ok: true, data: undefined };
    },
    () => window.location.assign(paths.signIn()),
  );
  const field = (name: keyof typeof nothing) => ({
    name,
    width: 'full' as const,
    value: given[name],
    error: form.errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setGiven((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <ShortForm form={form} submit={setupWords.submit}>
      <TextInput
        {...field('setup_token')}
        label={setupWords.code}
        hint={setupWords.codeHint}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput {...field('organization')} label={setupWords.organization} autoComplete="organization" />
      <RadioGroup
        name="operates"
        label={setupWords.operates}
        value={given.operates}
        onChange={(event) => setGiven((before) => ({ ...before, operates: event.target.value }))}
        options={[
          { value: 'yes', label: setupWords.itOperates, hint: setupWords.itOperatesHint },
          { value: 'no', label: setupWords.itFiles, hint: setupWords.itFilesHint },
        ]}
      />
      <TextInput {...field('name')} label={setupWords.name} autoComplete="name" />
      <TextInput
        {...field('email')}
        type="email"
        label={setupWords.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput {...field('password')} label={setupWords.password} isNew />
    </ShortForm>
  );
}
