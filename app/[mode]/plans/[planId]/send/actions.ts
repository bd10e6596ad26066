'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { paths } from '#lib/config/paths';
import { PlanSelection } from '#lib/contract/plan';
import { Id } from '#lib/contract/scalars';
import { lastChangeSince } from '#lib/rules/plan/last-change';
import { planReviewWords } from '../review/words.ts';

const Send = PlanSelection.required().extend({ id: Id, version: z.int(), key: z.uuid() });

/** Submits what the person has read. The service skips a state that is being submitted or is submitted already. */
export const sendPlan = defineAction(
  Send,
  async ({ mode, client, consoleClient }, { id, version, key, jurisdictions }) => {
    const change = lastChangeSince(await consoleClient.planDrafts.get(id), version);
    if (change) throw new ClientProblem(statedProblem('conflict', planReviewWords.changed(change.by), ''));
    await client.plans.submit(id, { jurisdictions }, key);
    return paths.planSending(mode, id);
  },
);
