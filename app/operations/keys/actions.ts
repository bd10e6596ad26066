'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { CreateOperatorKeyRequest } from '#lib/contract/operator-key';
import { Id } from '#lib/contract/scalars';

export const createOperatorKey = defineAction(
  CreateOperatorKeyRequest.extend({ key: z.uuid() }),
  async ({ deskClient }, { key, ...body }) => {
    try {
      return await deskClient.keys.create(body, key);
    } finally {
      // One that was created before is refused, and must be seen to be revoked.
      refresh();
    }
  },
);

export const revokeOperatorKey = defineAction(z.object({ id: Id }), async ({ deskClient }, { id }) => {
  const key = await deskClient.keys.revoke(id);
  refresh();
  return key;
});
