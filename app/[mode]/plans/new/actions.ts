'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { paths } from '#lib/config/paths';
import { CreatePlanRequest } from '#lib/contract/plan';
import { Id, JurisdictionCode } from '#lib/contract/scalars';

export const createPlan = defineAction(
  CreatePlanRequest.pick({ business_id: true, jurisdictions: true }).extend({ key: z.uuid() }),
  async ({ mode, client, consoleClient }, { key, ...input }) => {
    const { name, email } = (await consoleClient.account.me()).person;
    const plan = await client.plans.create({ ...input, answers: { contact: { name, email } } }, key);
    return paths.plan(mode, plan.id);
  },
);

/** A state that a colleague has added meanwhile is there already: nothing is lost by adding it to what the plan is now. */
export const addStates = defineAction(
  CreatePlanRequest.pick({ jurisdictions: true }).extend({ id: Id }),
  async ({ mode, client, consoleClient }, { id, jurisdictions }) => {
    const { version } = await consoleClient.planDrafts.get(id);
    await client.plans.update(id, { version, add: jurisdictions });
    return paths.plan(mode, id);
  },
);

export const createFormationPlan = defineAction(
  z.object({ jurisdiction: JurisdictionCode }),
  async ({ mode, consoleClient }, { jurisdiction }) => {
    const { name, email } = (await consoleClient.account.me()).person;
    const answers = { contact: { name, email } };
    const jurisdictions = [jurisdiction];
    const plan = await consoleClient.planDrafts.create({ type: 'formation', jurisdictions, answers });
    return paths.plan(mode, plan.id);
  },
);
