'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { retryAction } from '#lib/actions/retry-action';
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { rotateSecret } from '../actions.ts';
import { StoreSecret } from '../store-secret.tsx';
import { webhookWords } from '../words.ts';

export function RotateSecret({ endpoint }: { endpoint: WebhookEndpoint }) {
  const router = useRouter();
  const [made, setMade] = useState<WebhookEndpointWithSecret | null>(null);
  return (
    <>
      <ConfirmDialog
        trigger={webhookWords.secret.rotate}
        title={webhookWords.secret.rotation(endpoint.url)}
        confirmLabel={webhookWords.secret.rotate}
        keepLabel={webhookWords.secret.keep}
        onConfirm={async () => {
          const outcome = await retryAction(rotateSecret)(endpoint.mode, { id: endpoint.id });
          if (outcome.ok) setMade(outcome.data);
          return outcome;
        }}
      >
        <p>{webhookWords.secret.rotationDetail}</p>
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
