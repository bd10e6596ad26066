'use client';

import type { ReactNode, Ref } from 'react';
import { sendByKey } from '#components/forms/send-by-key.ts';
import { Button } from '#components/ui/button';
import type { ButtonVariant } from '#components/ui/button-style.ts';
import { ErrorSummary } from '#components/ui/error-summary';
import { LiveForm } from '#components/ui/live-form';
import { DeskRefusal } from './desk-refusal.tsx';
import type { useDeskForm } from './use-desk-form.ts';

type DeskFormProps = {
  form: Omit<ReturnType<typeof useDeskForm>, 'errorOf'>;
  /** The label of the button. */
  submit: ReactNode;
  variant?: ButtonVariant;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A form of the desk: errors at the top, and one button at the bottom, which Ctrl Enter triggers from any field. */
export function DeskForm({ form, submit, variant = 'primary', ref, children }: DeskFormProps) {
  return (
    <div ref={ref}>
      <LiveForm method="post" noValidate onSubmit={form.submit} onKeyDown={sendByKey} className="space-y-4">
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <DeskRefusal problem={form.problem} />
        {children}
        <Button type="submit" variant={variant} busy={form.busy}>
          {submit}
        </Button>
      </LiveForm>
    </div>
  );
}
