'use server';

import { defineAction } from '#lib/actions/define-action';
import { paths } from '#lib/config/paths';
import { CreatePlanDraftRequest } from '#lib/contract/plan-draft';

export const createPlanDraft = defineAction(
  CreatePlanDraftRequest,
  async ({ mode, consoleClient }, input) => {
    const { name, email } = (await consoleClient.account.me()).person;
    const plan = await consoleClient.planDrafts.create({ answers: { contact: { name, email } }, ...input });
    return paths.plan(mode, plan.id);
  },
);
