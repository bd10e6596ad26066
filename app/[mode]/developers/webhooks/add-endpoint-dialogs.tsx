'use client';

import { useRouter } from 'next/navigation';
import { Dialog } from '#components/ui/dialog';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import type { WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { useKeyOfBody } from '../../../use-key-of-body.ts';
import { createEndpoint } from './actions.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { StoreSecret } from './store-secret.tsx';
import { webhookWords } from './words.ts';

/** Null until it is added. */
export type AddEndpointTask = { made: WebhookEndpointWithSecret | null };

type AddEndpointDialogsProps = {
  mode: Mode;
  task: AddEndpointTask;
  onNext: (task: AddEndpointTask) => void;
  onDone: () => void;
};

/** The form, then the secret of the new endpoint, which is shown only once. */
export function AddEndpointDialogs({ mode, task: { made }, onNext, onDone }: AddEndpointDialogsProps) {
  const router = useRouter();
  const keyOf = useKeyOfBody();
  if (made) {
    return (
      <StoreSecret
        endpoint={made}
        onDone={() => {
          onDone();
          router.refresh();
        }}
      />
    );
  }
  return (
    <Dialog title={webhookWords.form.title(mode)} width="form" isOpen onOpenChange={onDone}>
      <EndpointForm
        before={{ url: '', event_types: ['*'], description: '' }}
        send={({ description, ...rest }) => {
          const body = { ...rest, ...(description.trim() && { description }) };
          return retryAction(createEndpoint)(mode, { ...body, key: keyOf(body) });
        }}
        onDone={(endpoint) => onNext({ made: endpoint })}
        submit={webhookWords.form.add}
      />
    </Dialog>
  );
}
