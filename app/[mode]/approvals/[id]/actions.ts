'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { RejectSubmissionRequest } from '#lib/contract/approval';
import { Id } from '#lib/contract/scalars';

export const approveSubmission = defineAction(z.object({ id: Id }), async ({ consoleClient }, { id }) => {
  const approval = await consoleClient.approvals.approve(id);
  refresh();
  return approval;
});

export const rejectSubmission = defineAction(
  RejectSubmissionRequest.extend({ id: Id }),
  async ({ consoleClient }, { id, ...body }) => {
    const approval = await consoleClient.approvals.reject(id, body);
    refresh();
    return approval;
  },
);
