'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ClaimFilingRequest, ClaimNextRequest } from '#lib/contract/desk-filing';
import { Id } from '#lib/contract/scalars';

/** Null where none waits. */
export const claimNext = defineAction(ClaimNextRequest, ({ deskClient }, body) =>
  deskClient.filings.claimNext(body),
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
