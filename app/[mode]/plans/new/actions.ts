'use server';

import { redirect } from 'next/navigation';
import { defineAction } from '#lib/actions/define-action';
import { paths } from '#lib/config/paths';
import { CreatePlanRequest } from '#lib/contract/plan';

export const createPlan = defineAction(CreatePlanRequest, async ({ mode, consoleClient }, input) => {
  const { name, email } = (await consoleClient.account.me()).person;
  const plan = await consoleClient.plans.create({ answers: { contact: { name, email } }, ...input });
  redirect(paths.plan(mode, plan.id));
});
