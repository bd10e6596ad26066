'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { RejectSubmissionRequest } from '#lib/contract/approval';
import { Id } from '#lib/contract/scalars';

const OfVersion = z.object({ id: Id, version: z.string().max(100) });

export const approveSubmission = defineAction(OfVersion, async ({ consoleClient }, { id, version }) => {
  try {
    return await consoleClient.approvals.approve(id, version);
  } finally {
    // Also after a refusal: the page then shows what has changed.
    refresh();
  }
});

export const rejectSubmission = defineAction(
  RejectSubmissionRequest.extend({ id: Id }),
  async ({ consoleClient }, { id, ...body }) => {
    const approval = await consoleClient.approvals.reject(id, body);
    refresh();
    return approval;
  },
);
