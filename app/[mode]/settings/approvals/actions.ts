'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { nullIfNotFound } from '#lib/client/client-problem';
import { CreateApprovalRuleRequest } from '#lib/contract/approval';
import { Id } from '#lib/contract/scalars';

const OfOne = z.object({ id: Id });

export const addApprovalRule = defineAction(
  CreateApprovalRuleRequest.extend({ key: z.uuid() }),
  async ({ consoleClient }, { key, ...body }) => {
    await consoleClient.approvals.createRule(body, key);
    refresh();
  },
);

export const removeApprovalRule = defineAction(OfOne, async ({ consoleClient }, { id }) => {
  await consoleClient.approvals.deleteRule(id).catch(nullIfNotFound);
  refresh();
});

export const restoreApprovalRule = defineAction(OfOne, async ({ consoleClient }, { id }) => {
  await consoleClient.approvals.restoreRule(id);
  refresh();
});
