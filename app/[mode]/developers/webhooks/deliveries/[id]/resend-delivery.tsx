'use client';

import { useState } from 'react';
import { outcomeWords } from '#components/developers/webhook-words';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { patiently } from '#lib/actions/patiently';
import type { WebhookDelivery } from '#lib/contract/webhook';
import { resendDelivery } from '../../actions.ts';

export function ResendDelivery({ delivery }: { delivery: WebhookDelivery }) {
  const [told, setTold] = useState<{ kind: 'done' | 'stop'; title: string } | null>(null);
  async function resend() {
    const outcome = await patiently(resendDelivery)(delivery.mode, { id: delivery.id });
    if (!outcome.ok) return setTold({ kind: 'stop', title: outcome.problem.detail });
    const { status, answer, error } = outcome.data;
    setTold({ kind: status === 'delivered' && !error ? 'done' : 'stop', title: outcomeWords(answer, error) });
  }
  return (
    <div className="space-y-3">
      <Button variant="primary" onClick={resend}>
        Send again
      </Button>
      {told ? <Notice kind={told.kind} announce title={told.title} /> : null}
    </div>
  );
}
