'use server';

import { defineAction } from '#lib/actions/define-action';
import { paths } from '#lib/config/paths';
import { CreatePlanRequest } from '#lib/contract/plan';

export const createPlan = defineAction(CreatePlanRequest, async ({ mode, consoleClient }, input) => {
  const { name, email } = (await consoleClient.account.me()).person;
  const plan = await consoleClient.plans.create({ answers: { contact: { name, email } }, ...input });
  return paths.plan(mode, plan.id);
});
