'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { CreateOperatorKeyRequest } from '#lib/contract/operator-key';
import { Id } from '#lib/contract/scalars';

export const createOperatorKey = defineAction(CreateOperatorKeyRequest, async ({ deskClient }, body) => {
  const key = await deskClient.keys.create(body);
  refresh();
  return key;
});

export const revokeOperatorKey = defineAction(z.object({ id: Id }), async ({ deskClient }, { id }) => {
  const key = await deskClient.keys.revoke(id);
  refresh();
  return key;
});
