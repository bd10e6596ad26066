'use client';

import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import { keptDays } from '#lib/contract/lifetimes';
import type { WebhookEndpoint } from '#lib/contract/webhook';
import { dayMs, hourMs } from '#lib/rules/calendar/durations';
import { recoverEndpoint } from '../actions.ts';
import { webhookWords } from '../words.ts';

const spans = [
  { value: String(hourMs), label: webhookWords.tools.hour },
  { value: String(dayMs), label: webhookWords.tools.day },
  { value: String(7 * dayMs), label: webhookWords.tools.week },
  { value: String((keptDays - 1) * dayMs), label: webhookWords.tools.month },
];

export function RecoverEndpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [span, setSpan] = useState(String(dayMs));
  return (
    <ConfirmDialog
      trigger={webhookWords.tools.recover}
      title={webhookWords.tools.recoverTitle(endpoint.url)}
      confirmLabel={webhookWords.tools.recover}
      keepLabel={webhookWords.tools.leave}
      onConfirm={async () => {
        const input = { id: endpoint.id, milliseconds: Number(span) };
        const outcome = await retryAction(recoverEndpoint)(endpoint.mode, input);
        if (outcome.ok) {
          const { count } = outcome.data;
          showToast(count === 0 ? webhookWords.tools.nothingMissed : webhookWords.tools.onTheWay(count));
        }
        return outcome;
      }}
    >
      <p>{webhookWords.tools.recoverDetail}</p>
      <Select
        name="span"
        label={webhookWords.tools.since}
        options={spans}
        value={span}
        onChange={(event) => setSpan(event.target.value)}
      />
    </ConfirmDialog>
  );
}
