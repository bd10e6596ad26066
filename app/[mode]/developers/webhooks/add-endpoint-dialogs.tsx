'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '#components/ui/dialog';
import { patiently } from '#lib/actions/patiently';
import type { Mode } from '#lib/contract/scalars';
import type { WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { createEndpoint } from './actions.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { StoreSecret } from './store-secret.tsx';

/** The form, then the secret of what it made, this once. */
export function AddEndpointDialogs({ mode, onDone }: { mode: Mode; onDone: () => void }) {
  const router = useRouter();
  const [made, setMade] = useState<WebhookEndpointWithSecret | null>(null);
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
    <Dialog title={`Add a ${mode} webhook endpoint`} width="form" isOpen onOpenChange={onDone}>
      <EndpointForm
        before={{ url: '', event_types: ['*'], description: '' }}
        send={({ description, ...rest }) =>
          patiently(createEndpoint)(mode, { ...rest, ...(description.trim() && { description }) })
        }
        onDone={setMade}
        submit="Add endpoint"
      />
    </Dialog>
  );
}
