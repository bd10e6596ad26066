'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { CreateApiKeyRequest, RollApiKeyRequest, UpdateApiKeyRequest } from '#lib/contract/api-key';
import { Id } from '#lib/contract/scalars';

export const createApiKey = defineAction(CreateApiKeyRequest, async ({ console }, body) => {
  const key = await console.apiKeys.create(body);
  refresh();
  return key;
});

export const renameApiKey = defineAction(
  UpdateApiKeyRequest.extend({ id: Id }),
  async ({ console }, { id, ...body }) => {
    const key = await console.apiKeys.update(id, body);
    refresh();
    return key;
  },
);

export const rollApiKey = defineAction(
  RollApiKeyRequest.extend({ id: Id }),
  async ({ console }, { id, ...body }) => {
    const key = await console.apiKeys.roll(id, body);
    refresh();
    return key;
  },
);

export const revokeApiKey = defineAction(z.object({ id: Id }), async ({ console }, { id }) => {
  const key = await console.apiKeys.revoke(id);
  refresh();
  return key;
});
