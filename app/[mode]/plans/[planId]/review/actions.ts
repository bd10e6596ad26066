'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { assembleSubmission } from '#lib/contract/console/assemble-submission';
import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import type { FormationRequest } from '#lib/contract/formation';
import { Id } from '#lib/contract/scalars';
import { loadPlan } from '../load-plan.ts';

/** Sends what the person has read: a draft that changed since is refused. The state's own key files it once. */
export const submitPlan = defineAction(
  { scope: 'write', input: z.object({ id: Id, version: z.int(), tax_id: z.string().max(20).optional() }) },
  async (session, { id, version, tax_id }) => {
    const { plan, state, requirement } = await loadPlan(session, id);
    if (plan.version !== version) throw new ClientProblem(changedSince(plan.updated_by));
    const { body } = assembleSubmission(plan, state, requirement);
    const { filing } =
      plan.type === 'formation'
        ? await session.client.formations.submit(withTaxId(body, tax_id), state.idempotency_key)
        : await session.client.foreignQualifications.submit(
            body as ForeignQualificationRequest,
            state.idempotency_key,
          );
    await session.console.plans.recordFiling(id, { jurisdiction: state.jurisdiction, filing_id: filing.id });
    return { filing_id: filing.id };
  },
);

/** The draft never holds the tax id: it is given with the press that sends, and goes to the service alone. */
function withTaxId(body: Record<string, unknown>, tax_id: string | undefined): FormationRequest {
  const formation = body as FormationRequest;
  const { ein } = formation;
  if (!ein || !tax_id) return formation;
  return { ...formation, ein: { ...ein, responsible_party: { ...ein.responsible_party, tax_id } } };
}

function changedSince(by: string) {
  return statedProblem(
    'conflict',
    `${by} changed the draft while you read it. Read it again, then send it.`,
    '',
  );
}
