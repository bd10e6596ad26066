'use client';

import { unstable_rethrow } from 'next/navigation';
import { type ComponentProps, type SubmitEvent, useTransition } from 'react';
import { showRefusal } from '#components/ui/show-refusal.ts';

type ActionFormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> & {
  action: (form: FormData) => Promise<void>;
  /** Said above the page where nobody answers. */
  refused: string;
};

/**
 * A form of the frame, which needs no script. Where nobody answers, the page stays with what is typed on it: React would
 * put an error in its place.
 */
export function ActionForm({ action, refused, ...props }: ActionFormProps) {
  const [, startTransition] = useTransition();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    startTransition(async () => {
      try {
        await action(form);
      } catch (error) {
        // A redirect is thrown too.
        unstable_rethrow(error);
        showRefusal(refused);
      }
    });
  };
  return <form action={action} onSubmit={send} {...props} />;
}
