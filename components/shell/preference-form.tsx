'use client';

import type { ComponentProps } from 'react';
import { personMenuWords } from '#components/shell/menu-words.ts';
import type { PersonActions } from '#components/shell/preferences.ts';
import { showRefusal } from '#components/ui/show-refusal.ts';

type PreferenceFormProps = Pick<PersonActions, 'setPreference'> & Omit<ComponentProps<'form'>, 'action'>;

/** Where nobody answers, the page stays with what is typed on it: React would put an error in its place. */
export function PreferenceForm({ setPreference, ...props }: PreferenceFormProps) {
  return (
    <form
      action={(form) => setPreference(form).catch(() => showRefusal(personMenuWords.notKept))}
      {...props}
    />
  );
}
