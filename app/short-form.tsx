'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { ErrorSummary } from '#components/ui/error-summary';
import { LiveForm } from '#components/ui/live-form';
import { FormRefusal } from './form-refusal.tsx';
import type { useShortForm } from './use-short-form.ts';

type ShortFormProps = {
  form: Omit<ReturnType<typeof useShortForm>, 'errorOf'>;
  /** What the button says. */
  submit: string;
  children?: ReactNode;
};

/** A short form, alone or in a dialog: what is wrong stands on top, the one button below. */
export function ShortForm({ form, submit, children }: ShortFormProps) {
  return (
    // Without any script, the method keeps what is typed out of the address.
    <LiveForm method="post" noValidate onSubmit={form.submit} className="space-y-4">
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <FormRefusal problem={form.problem} />
      {children}
      <Button type="submit" variant="primary" busy={form.busy}>
        {submit}
      </Button>
    </LiveForm>
  );
}
