'use client';

import { useState } from 'react';
import { outcomeWords } from '#components/developers/webhook-words';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { retryAction } from '#lib/actions/retry-action';
import type { WebhookDelivery } from '#lib/contract/webhook';
import { resendDelivery } from '../../actions.ts';
import { webhookWords } from '../../words.ts';

export function ResendDelivery({ delivery }: { delivery: WebhookDelivery }) {
  const [result, setResult] = useState<{ kind: 'done' | 'stop'; title: string } | null>(null);
  async function resend() {
    const outcome = await retryAction(resendDelivery)(delivery.mode, { id: delivery.id });
    if (!outcome.ok) return setResult({ kind: 'stop', title: outcome.problem.detail });
    const { status, answer, error } = outcome.data;
    setResult({
      kind: status === 'delivered' && !error ? 'done' : 'stop',
      title: outcomeWords(answer, error),
    });
  }
  return (
    <div className="space-y-3">
      <Button variant="primary" onClick={resend}>
        {webhookWords.tools.sendAgain}
      </Button>
      {result ? <Notice kind={result.kind} announce title={result.title} /> : null}
    </div>
  );
}
