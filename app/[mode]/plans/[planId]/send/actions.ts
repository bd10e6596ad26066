'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ReadEstimate, refuseOtherFee } from '#lib/actions/read-estimate';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { paths } from '#lib/config/paths';
import { PlanSelection } from '#lib/contract/plan';
import { Id } from '#lib/contract/scalars';
import { lastChangeSince } from '#lib/rules/plan/last-change';
import { totalOfStates } from '#lib/rules/plan/total-of-states';
import { planReviewWords } from '../review/words.ts';

const Send = PlanSelection.required().extend({
  id: Id,
  version: z.int(),
  estimate: ReadEstimate,
  key: z.uuid(),
});

/**
 * Submits what the person has read, at the fee that they have read. The service skips a state that is being submitted or
 * is submitted already.
 */
export const sendPlan = defineAction(
  Send,
  async ({ mode, client, consoleClient }, { id, version, estimate, key, jurisdictions }) => {
    const draft = await consoleClient.planDrafts.get(id);
    const change = lastChangeSince(draft, version);
    if (change) throw new ClientProblem(statedProblem('conflict', planReviewWords.changed(change.by), ''));
    const priceAgain = async () => totalOfStates((await client.plans.get(id)).states, jurisdictions);
    await refuseOtherFee(estimate, draft.priced_on, priceAgain, planReviewWords);
    await client.plans.submit(id, { jurisdictions }, key);
    return paths.planSending(mode, id);
  },
);
