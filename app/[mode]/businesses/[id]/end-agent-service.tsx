'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { fieldId } from '#components/ui/field-id.ts';
import { TextArea } from '#components/ui/text-area';
import { retryAction } from '#lib/actions/retry-action';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { endAgentService } from '../actions.ts';
import { businessPageWords } from '../words.ts';

type EndAgentServiceProps = { agent: RegisteredAgent; legalName: string };

export function EndAgentService({ agent, legalName }: EndAgentServiceProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const queries = useQueryClient();
  const state = stateName(agent.jurisdiction);

  async function end() {
    const words = reason.trim();
    setMissing(words === '');
    if (words === '') {
      document.getElementById(fieldId('end-reason'))?.focus();
      return false;
    }
    const outcome = await retryAction(endAgentService)(agent.mode, { id: agent.business_id, reason: words });
    if (!outcome.ok) return outcome.problem;
    void queries.invalidateQueries({ queryKey: [agent.mode, 'navigation-counts'] });
    return undefined;
  }

  return (
    <ConfirmDialog
      trigger={businessPageWords.endService}
      triggerVariant="quiet"
      triggerSize="small"
      title={businessPageWords.endTitle(legalName, state)}
      confirmLabel={businessPageWords.askToEnd}
      keepLabel={businessPageWords.keepService}
      typeToConfirm={agent.mode === 'live' ? legalName : undefined}
      onConfirm={end}
    >
      <p>{businessPageWords.endDetail(state)}</p>
      <TextArea
        name="end-reason"
        label={businessPageWords.reason}
        rows={2}
        maxLength={500}
        value={reason}
        {...(missing && { error: businessPageWords.reasonMissing })}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
