'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { outcomeWords } from '#components/developers/webhook-words';
import { Button } from '#components/ui/button';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { WebhookEndpoint } from '#lib/contract/webhook';
import { useOnward } from '../../../../use-onward.ts';
import { deleteEndpoint, testEndpoint, updateEndpoint } from '../actions.ts';
import { webhookWords } from '../words.ts';
import { EditEndpoint } from './edit-endpoint.tsx';
import { RecoverEndpoint } from './recover-endpoint.tsx';
import { RotateSecret } from './rotate-secret.tsx';

type Result = { kind: 'done' | 'stop'; title: string; delivery?: string };

/** The actions for an endpoint. The result of a test is shown here; the list below shows it too. */
export function EndpointTools({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, mode, url, status } = endpoint;
  const router = useRouter();
  const onward = useOnward();
  const [result, setResult] = useState<Result | null>(null);

  async function sendTest() {
    const outcome = await retryAction(testEndpoint)(mode, { id });
    if (!outcome.ok) return setResult({ kind: 'stop', title: outcome.problem.detail });
    const { answer, error, delivery } = outcome.data;
    setResult({
      kind: outcome.data.status === 'delivered' ? 'done' : 'stop',
      title: outcomeWords(answer, error),
      delivery,
    });
  }

  const change = (next: WebhookEndpoint['status']) => retryAction(updateEndpoint)(mode, { id, status: next });

  async function switchOn() {
    const outcome = await change('enabled');
    setResult(outcome.ok ? null : { kind: 'stop', title: outcome.problem.detail });
  }

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={sendTest}>
          {webhookWords.tools.test}
        </Button>
        <EditEndpoint endpoint={endpoint} />
        <RotateSecret endpoint={endpoint} />
        {status === 'enabled' ? (
          <>
            <RecoverEndpoint endpoint={endpoint} />
            <ConfirmDialog
              trigger={webhookWords.tools.off}
              title={webhookWords.tools.offTitle(url)}
              confirmLabel={webhookWords.tools.off}
              keepLabel={webhookWords.tools.keepOn}
              onConfirm={() => change('disabled')}
            >
              <p>{webhookWords.tools.offDetail}</p>
            </ConfirmDialog>
          </>
        ) : (
          <Button onClick={switchOn}>{webhookWords.tools.on}</Button>
        )}
        <ConfirmDialog
          trigger={webhookWords.tools.delete}
          triggerVariant="quiet"
          title={webhookWords.tools.deleteTitle(url)}
          confirmLabel={webhookWords.tools.deleteEndpoint}
          keepLabel={webhookWords.tools.keep}
          typeToConfirm={mode === 'live' ? new URL(url).host : undefined}
          onConfirm={async () => {
            const outcome = await retryAction(deleteEndpoint)(mode, { id });
            if (outcome.ok) {
              onward.push(paths.webhooks(mode));
              router.refresh();
            }
            return outcome;
          }}
        >
          <p>{webhookWords.tools.deleteDetail}</p>
        </ConfirmDialog>
      </div>
      {result ? (
        <Notice kind={result.kind} announce title={result.title}>
          {result.delivery ? (
            <TextLink href={paths.webhookDelivery(mode, result.delivery)}>
              {webhookWords.tools.seeDelivery}
            </TextLink>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}
