'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { refuseOtherFee } from '#lib/actions/refuse-other-fee';
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
  total: z.number().nullable(),
  key: z.uuid(),
});

/**
 * Submits what the person has read, at the fee that they have read, which depends on the day. The service skips a state
 * that is being submitted or is submitted already.
 */
export const sendPlan = defineAction(
  Send,
  async ({ mode, client, consoleClient }, { id, version, total, key, jurisdictions }) => {
    const change = lastChangeSince(await consoleClient.planDrafts.get(id), version);
    if (change) throw new ClientProblem(statedProblem('conflict', planReviewWords.changed(change.by), ''));
    // The page of the progress shows no estimate.
    if (total !== null) {
      const { states } = await client.plans.get(id);
      refuseOtherFee(total, totalOfStates(states, jurisdictions), planReviewWords);
    }
    await client.plans.submit(id, { jurisdictions }, key);
    return paths.planSending(mode, id);
  },
);
