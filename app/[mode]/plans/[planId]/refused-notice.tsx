import { stateName } from '#components/filings/state-name.ts';
import { Notice } from '#components/ui/notice';
import type { PlanDraftState } from '#lib/contract/plan-draft';
import { planFormWords } from './words.ts';

/** Why a state was not sent the last time: what an approver wrote stands nowhere else on the way to sending it again. */
export function RefusedNotice({ states }: { states: readonly PlanDraftState[] }) {
  const refused = states.filter(({ refusal }) => refusal !== null);
  if (refused.length === 0) return null;
  return (
    <Notice kind="warning" title={planFormWords.refused}>
      {refused.map(({ jurisdiction, refusal }) => (
        <p key={jurisdiction}>
          {states.length > 1 ? `${stateName(jurisdiction)}: ` : ''}
          {refusal}
        </p>
      ))}
    </Notice>
  );
}
