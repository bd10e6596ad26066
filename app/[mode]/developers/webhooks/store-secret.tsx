'use client';

import { ShownOnce } from '#components/developers/shown-once';
import type { WebhookEndpointWithSecret } from '#lib/contract/webhook';

type StoreSecretProps = { endpoint: WebhookEndpointWithSecret; rotated?: boolean; onDone: () => void };

export function StoreSecret({ endpoint, rotated = false, onDone }: StoreSecretProps) {
  return (
    <ShownOnce
      title={rotated ? 'Store the new signing secret' : 'Store the signing secret'}
      secret={endpoint.secret}
      label="signing secret"
      ifLost="It is kept encrypted and never shown again. Should it be lost, rotate it."
      onStored={onDone}
    >
      <p>
        With it your receiver checks that a message comes from us (Standard Webhooks).{' '}
        {rotated
          ? 'The secret before it signs too for 24 hours, so that you can change over without a gap.'
          : null}
      </p>
    </ShownOnce>
  );
}
