'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ClaimFilingRequest, ClaimNextRequest } from '#lib/contract/desk-filing';
import { Id } from '#lib/contract/scalars';

/** Null where none waits. What is overdue is so by the clock here, as in the list: that of a browser may be wrong. */
export const claimNext = defineAction(
  ClaimNextRequest.extend({ overdue: z.boolean() }),
  ({ deskClient }, { filters, overdue }) =>
    deskClient.filings.claimNext({
      filters: { ...filters, ...(overdue && { promised_before: new Date().toISOString() }) },
    }),
);

export const claimFiling = defineAction(
  ClaimFilingRequest.extend({ id: Id }),
  async ({ deskClient }, { id, ...body }) => {
    const filing = await deskClient.filings.claim(id, body);
    refresh();
    return filing;
  },
);

export const releaseFiling = defineAction(z.object({ id: Id }), async ({ deskClient }, { id }) => {
  const filing = await deskClient.filings.release(id);
  refresh();
  return filing;
});
