'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { outcomeWords } from '#components/developers/webhook-words';
import { Button } from '#components/ui/button';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { patiently } from '#lib/actions/patiently';
import { paths } from '#lib/config/paths';
import type { WebhookEndpoint } from '#lib/contract/webhook';
import { deleteEndpoint, testEndpoint, updateEndpoint } from '../actions.ts';
import { EditEndpoint } from './edit-endpoint.tsx';
import { RecoverEndpoint } from './recover-endpoint.tsx';
import { RotateSecret } from './rotate-secret.tsx';

type Told = { kind: 'done' | 'stop'; title: string; delivery?: string };

/** What can be done to an endpoint. What came of a test is said here; the list below shows it too. */
export function EndpointTools({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, mode, url, status } = endpoint;
  const router = useRouter();
  const [told, setTold] = useState<Told | null>(null);

  async function sendTest() {
    const outcome = await patiently(testEndpoint)(mode, { id });
    if (!outcome.ok) return setTold({ kind: 'stop', title: outcome.problem.detail });
    const { answer, error, delivery } = outcome.data;
    setTold({
      kind: outcome.data.status === 'delivered' ? 'done' : 'stop',
      title: outcomeWords(answer, error),
      delivery,
    });
  }

  async function change(next: WebhookEndpoint['status']) {
    const outcome = await patiently(updateEndpoint)(mode, { id, status: next });
    return outcome.ok ? undefined : outcome.problem;
  }

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={sendTest}>
          Send a test
        </Button>
        <EditEndpoint endpoint={endpoint} />
        <RotateSecret endpoint={endpoint} />
        {status === 'enabled' ? (
          <>
            <RecoverEndpoint endpoint={endpoint} />
            <ConfirmDialog
              trigger="Switch off"
              title={`Switch off webhooks to ${url}?`}
              confirmLabel="Switch off"
              keepLabel="Keep it on"
              onConfirm={() => change('disabled')}
            >
              <p>
                What is on its way to it is dropped. Events of 30 days can be recovered once it is on again.
              </p>
            </ConfirmDialog>
          </>
        ) : (
          <Button onClick={async () => void (await change('enabled'))}>Switch on</Button>
        )}
        <ConfirmDialog
          trigger="Delete"
          triggerVariant="quiet"
          title={`Delete the endpoint ${url}?`}
          confirmLabel="Delete endpoint"
          keepLabel="Keep the endpoint"
          onConfirm={async () => {
            const outcome = await patiently(deleteEndpoint)(mode, { id });
            if (!outcome.ok) return outcome.problem;
            router.push(paths.webhooks(mode));
            router.refresh();
            return undefined;
          }}
        >
          <p>Nothing more is sent to it, and its list of deliveries goes with it.</p>
        </ConfirmDialog>
      </div>
      {told ? (
        <Notice kind={told.kind} announce title={told.title}>
          {told.delivery ? (
            <TextLink href={paths.webhookDelivery(mode, told.delivery)}>
              What was sent and what came back
            </TextLink>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}
