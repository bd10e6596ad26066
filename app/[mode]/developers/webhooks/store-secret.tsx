'use client';

import { ShownOnce } from '#components/developers/shown-once';
import type { WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { webhookWords } from './words.ts';

type StoreSecretProps = { endpoint: WebhookEndpointWithSecret; rotated?: boolean; onDone: () => void };

export function StoreSecret({ endpoint, rotated = false, onDone }: StoreSecretProps) {
  return (
    <ShownOnce
      title={rotated ? webhookWords.secret.rotatedTitle : webhookWords.secret.title}
      secret={endpoint.secret}
      label={webhookWords.secret.label}
      ifLost={webhookWords.secret.ifLost}
      onStored={onDone}
    >
      <p>
        {webhookWords.secret.detail} {rotated ? webhookWords.secret.overlap : null}
      </p>
    </ShownOnce>
  );
}
