'use client';

import { stateName } from '#components/filings/state-name.ts';
import { useCountAgain } from '#components/shell/use-count-again.ts';
import { ConfirmWithReason } from '#components/ui/confirm-with-reason';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { retryAction } from '#lib/actions/retry-action';
import { longestTexts } from '#lib/contract/longest-texts';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { endAgentService } from '../actions.ts';
import { businessPageWords as words } from '../words.ts';

type EndAgentServiceProps = { agent: RegisteredAgent; legalName: string };

export function EndAgentService({ agent, legalName }: EndAgentServiceProps) {
  const { mode, business_id: id } = agent;
  const countAgain = useCountAgain(mode);
  const state = stateName(agent.jurisdiction);
  return (
    <ConfirmWithReason
      trigger={words.endService}
      triggerVariant="quiet"
      triggerSize="small"
      title={words.endTitle(legalName, state)}
      confirmLabel={words.askToEnd}
      keepLabel={words.keepService}
      typeToConfirm={mode === 'live' ? legalName : undefined}
      reason={{
        name: 'end-reason',
        label: words.reason,
        missing: words.reasonMissing,
        most: longestTexts.reason,
      }}
      onConfirm={async (reason) => {
        const outcome = await retryAction(endAgentService)(mode, { id, reason });
        if (outcome.ok) countAgain();
        else if (outcome.problem.code === 'registered_agent_not_active') {
          showRefusal(words.endsAlready(state));
          return { ok: true };
        }
        return outcome;
      }}
    >
      <p>{words.endDetail(state)}</p>
    </ConfirmWithReason>
  );
}
