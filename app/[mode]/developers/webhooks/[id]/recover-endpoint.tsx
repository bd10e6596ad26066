'use client';

import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast';
import { patiently } from '#lib/actions/patiently';
import type { WebhookEndpoint } from '#lib/contract/webhook';
import { recoverEndpoint } from '../actions.ts';

const hour = 3_600_000;
const spans = [
  { value: String(hour), label: 'The last hour' },
  { value: String(24 * hour), label: 'The last 24 hours' },
  { value: String(7 * 24 * hour), label: 'The last 7 days' },
  { value: String(29 * 24 * hour), label: 'The last 29 days' },
];

export function RecoverEndpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [span, setSpan] = useState(String(24 * hour));
  return (
    <ConfirmDialog
      trigger="Recover"
      title={`Send ${endpoint.url} what it missed?`}
      confirmLabel="Recover"
      keepLabel="Leave it"
      onConfirm={async () => {
        const since = new Date(Date.now() - Number(span)).toISOString();
        const outcome = await patiently(recoverEndpoint)(endpoint.mode, { id: endpoint.id, since });
        if (!outcome.ok) return outcome.problem;
        const { count } = outcome.data;
        showToast(
          count === 0
            ? 'It has missed nothing'
            : `${count} ${count === 1 ? 'event is' : 'events are'} on the way`,
        );
        return undefined;
      }}
    >
      <p>Every event of this time that it wants and has not got is sent, in order for each filing.</p>
      <Select
        name="span"
        label="Since"
        options={spans}
        value={span}
        onChange={(event) => setSpan(event.target.value)}
      />
    </ConfirmDialog>
  );
}
