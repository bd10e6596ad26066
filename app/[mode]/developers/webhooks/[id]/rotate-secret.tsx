'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { patiently } from '#lib/actions/patiently';
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { rotateSecret } from '../actions.ts';
import { StoreSecret } from '../store-secret.tsx';

export function RotateSecret({ endpoint }: { endpoint: WebhookEndpoint }) {
  const router = useRouter();
  const [made, setMade] = useState<WebhookEndpointWithSecret | null>(null);
  return (
    <>
      <ConfirmDialog
        trigger="Rotate secret"
        title={`Rotate the signing secret of ${endpoint.url}?`}
        confirmLabel="Rotate secret"
        keepLabel="Keep the secret"
        onConfirm={async () => {
          const outcome = await patiently(rotateSecret)(endpoint.mode, { id: endpoint.id });
          if (!outcome.ok) return outcome.problem;
          setMade(outcome.data);
          return undefined;
        }}
      >
        <p>
          A new secret is shown once. The one in use signs too for 24 hours: each message carries both
          signatures.
        </p>
      </ConfirmDialog>
      {made ? (
        <StoreSecret
          endpoint={made}
          rotated
          onDone={() => {
            setMade(null);
            router.refresh();
          }}
        />
      ) : null}
    </>
  );
}
