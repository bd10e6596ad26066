'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { assembleSubmission } from '#lib/contract/console/assemble-submission';
import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { Id } from '#lib/contract/scalars';
import { loadPlan } from '../load-plan.ts';

/** Sends what the person has read: a draft that changed since is refused. The state's own key files it once. */
export const submitPlan = defineAction(
  { scope: 'write', input: z.object({ id: Id, version: z.int() }) },
  async (session, { id, version }) => {
    const { plan, state, requirement } = await loadPlan(session, id);
    if (plan.version !== version) throw new ClientProblem(changedSince(plan.updated_by));
    const body = assembleSubmission(plan, state, requirement).body as ForeignQualificationRequest;
    const { filing } = await session.client.foreignQualifications.submit(body, state.idempotency_key);
    await session.console.plans.recordFiling(id, { jurisdiction: state.jurisdiction, filing_id: filing.id });
    return { filing_id: filing.id };
  },
);

function changedSince(by: string) {
  return statedProblem(
    'conflict',
    `${by} changed the draft while you read it. Read it again, then send it.`,
    '',
  );
}
