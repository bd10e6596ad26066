'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stateName } from '#components/filings/state-name';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { TextArea } from '#components/ui/text-area';
import { patiently } from '#lib/actions/patiently';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { endAgentService } from '../actions.ts';

type EndAgentServiceProps = { agent: RegisteredAgent; legalName: string };

export function EndAgentService({ agent, legalName }: EndAgentServiceProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const queries = useQueryClient();
  const state = stateName(agent.jurisdiction);

  async function end() {
    const words = reason.trim();
    setMissing(words === '');
    if (words === '') return 'Say why the service is to end.';
    const outcome = await patiently(endAgentService)(agent.mode, { id: agent.business_id, reason: words });
    if (!outcome.ok) return outcome.problem;
    void queries.invalidateQueries({ queryKey: [agent.mode, 'navigation-counts'] });
    return undefined;
  }

  return (
    <ConfirmDialog
      trigger="End service"
      triggerVariant="quiet"
      triggerSize="small"
      title={`End registered agent service for ${legalName} in ${state}?`}
      confirmLabel="Ask to end it"
      keepLabel="Keep the service"
      onConfirm={end}
    >
      <p>
        A case then asks who takes over and on which day. Until it is resolved we go on receiving papers for
        the company in {state}. Without an agent on record the state may end the registration.
      </p>
      <TextArea
        name="end-reason"
        label="Reason"
        rows={2}
        maxLength={500}
        value={reason}
        {...(missing && { error: 'Say why the service is to end.' })}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
