import type { ComponentProps } from 'react';
import { TextInput } from '#components/ui/text-input';
import { secretWords } from './secret-words.ts';

type Given = Omit<ComponentProps<typeof TextInput>, 'name' | 'type' | 'autoComplete'> & { name?: string };

/** A password as browsers and password managers know it: the one that is in use, or a new one. */
export function PasswordInput({ isNew = false, ...given }: Given & { isNew?: boolean }) {
  return (
    <TextInput
      name="password"
      type="password"
      width="full"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? secretWords.newPasswordHint : undefined}
      {...given}
    />
  );
}

/** A code of the app, or a recovery code, which has letters. */
export function CodeInput(given: Given) {
  return (
    <TextInput
      name="one_time_code"
      width="full"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...given}
    />
  );
}
