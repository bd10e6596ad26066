'use server';

import { redirect } from 'next/navigation';
import { defineAction } from '#lib/actions/define-action';
import { paths } from '#lib/config/paths';
import { CreatePlanRequest } from '#lib/contract/console/plan';

export const createPlan = defineAction(
  { scope: 'write', input: CreatePlanRequest },
  async (session, input) => {
    const plan = await session.console.plans.create(input);
    redirect(paths.plan(session.mode, plan.id));
  },
);
