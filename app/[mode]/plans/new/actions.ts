'use server';

import { redirect } from 'next/navigation';
import { defineAction } from '#lib/actions/define-action';
import { paths } from '#lib/config/paths';
import { CreatePlanRequest } from '#lib/contract/plan';

export const createPlan = defineAction(CreatePlanRequest, async ({ mode, console }, input) => {
  const { name, email } = (await console.sessions.me()).person;
  const plan = await console.plans.create({ answers: { contact: { name, email } }, ...input });
  redirect(paths.plan(mode, plan.id));
});
