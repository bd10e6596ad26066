'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { retryAction } from '#lib/actions/retry-action';
import type { CreateWebhookEndpointRequest, WebhookEndpoint } from '#lib/contract/webhook';
import { updateEndpoint } from '../actions.ts';
import { EndpointForm } from '../endpoint-form.tsx';
import { webhookWords } from '../words.ts';

export function EditEndpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [open, setOpen] = useState(false);
  const before = {
    url: endpoint.url,
    event_types: endpoint.event_types as CreateWebhookEndpointRequest['event_types'],
    description: endpoint.description ?? '',
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {webhookWords.form.edit}
      </Button>
      {open ? (
        <Dialog title={webhookWords.form.editTitle} width="form" isOpen onOpenChange={setOpen}>
          <EndpointForm
            before={before}
            send={({ description, ...rest }) =>
              retryAction(updateEndpoint)(endpoint.mode, {
                id: endpoint.id,
                ...rest,
                description: description.trim() || null,
              })
            }
            onDone={() => setOpen(false)}
            submit={webhookWords.form.save}
          />
        </Dialog>
      ) : null}
    </>
  );
}
