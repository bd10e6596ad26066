'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { CreateApiKeyRequest, RollApiKeyRequest, UpdateApiKeyRequest } from '#lib/contract/api-key';
import { SetRemoteKeyRequest } from '#lib/contract/remote-key';
import { Id } from '#lib/contract/scalars';

export const createApiKey = defineAction(
  CreateApiKeyRequest.extend({ key: z.uuid() }),
  async ({ consoleClient }, { key, ...body }) => {
    try {
      return await consoleClient.apiKeys.create(body, key);
    } finally {
      // One that was created before is refused, and must be seen to be rolled.
      refresh();
    }
  },
);

export const updateApiKey = defineAction(
  UpdateApiKeyRequest.extend({ id: Id }),
  // The list is also outdated if somebody else has changed the key.
  ({ consoleClient }, { id, ...body }) => consoleClient.apiKeys.update(id, body).finally(refresh),
);

export const rollApiKey = defineAction(
  RollApiKeyRequest.extend({ id: Id }),
  async ({ consoleClient }, { id, ...body }) => {
    const key = await consoleClient.apiKeys.roll(id, body);
    refresh();
    return key;
  },
);

export const revokeApiKey = defineAction(z.object({ id: Id }), async ({ consoleClient }, { id }) => {
  const key = await consoleClient.apiKeys.revoke(id);
  refresh();
  return key;
});

export const setRemoteKey = defineAction(SetRemoteKeyRequest, async ({ consoleClient }, body) => {
  const remoteKey = await consoleClient.remoteKeys.set(body);
  refresh();
  return remoteKey;
});

export const removeRemoteKey = defineAction(z.object({}), async ({ consoleClient }) => {
  await consoleClient.remoteKeys.remove();
  refresh();
});
