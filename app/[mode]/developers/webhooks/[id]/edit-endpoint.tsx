'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { retryAction } from '#lib/actions/retry-action';
import type { WebhookEndpoint } from '#lib/contract/webhook';
import { updateEndpoint } from '../actions.ts';
import { type EndpointAnswers, EndpointForm } from '../endpoint-form.tsx';
import { webhookWords } from '../words.ts';

/** Sends only what was changed here: another page may have changed the rest since. */
export function EditEndpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [before, setBefore] = useState<EndpointAnswers | null>(null);
  const open = () =>
    setBefore({
      url: endpoint.url,
      event_types: endpoint.event_types as EndpointAnswers['event_types'],
      description: endpoint.description ?? '',
    });
  const close = () => setBefore(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {webhookWords.form.edit}
      </Button>
      {before ? (
        <Dialog title={webhookWords.form.editTitle} width="form" isOpen onOpenChange={close}>
          <EndpointForm
            before={before}
            send={({ url, event_types, description }) =>
              retryAction(updateEndpoint)(endpoint.mode, {
                id: endpoint.id,
                ...(url !== before.url && { url }),
                ...(event_types.join() !== before.event_types.join() && { event_types }),
                ...(description !== before.description && { description: description.trim() || null }),
                instead_of: { ...before, description: before.description || null },
              })
            }
            onDone={close}
            submit={webhookWords.form.save}
          />
        </Dialog>
      ) : null}
    </>
  );
}
