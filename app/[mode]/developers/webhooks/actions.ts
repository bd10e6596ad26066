'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { nullIfNotFound } from '#lib/client/client-problem';
import { keptDays } from '#lib/contract/lifetimes';
import { Id } from '#lib/contract/scalars';
import {
  CreateWebhookEndpointRequest,
  UpdateWebhookEndpointRequest,
  type WebhookDeliveryWithAttempts,
} from '#lib/contract/webhook';
import { dayMs } from '#lib/rules/calendar/durations';
import { nowInMode } from '../../now-in-mode.ts';

const One = z.object({ id: Id });

// Only the answer to this key has the secret; the list is drawn again when it has been stored.
export const createEndpoint = defineAction(
  CreateWebhookEndpointRequest.extend({ key: z.uuid() }),
  ({ client }, { key, ...body }) => client.webhookEndpoints.create(body, key),
);

export const rotateSecret = defineAction(One, ({ client }, { id }) =>
  client.webhookEndpoints.rotateSecret(id),
);

export const updateEndpoint = defineAction(
  UpdateWebhookEndpointRequest.extend({ id: Id }),
  // The page is also outdated if somebody else has changed the endpoint.
  ({ client }, { id, ...body }) => client.webhookEndpoints.update(id, body).finally(refresh),
);

export const deleteEndpoint = defineAction(One, ({ client }, { id }) =>
  client.webhookEndpoints.delete(id).catch(nullIfNotFound),
);

export const testEndpoint = defineAction(One, async ({ client }, { id }) => {
  const delivery = await client.webhookEndpoints.test(id);
  refresh();
  return { delivery: delivery.id, ...lastAttempt(delivery) };
});

export const recoverEndpoint = defineAction(
  One.extend({
    milliseconds: z
      .int()
      .positive()
      .max(keptDays * dayMs),
  }),
  async (actor, { id, milliseconds }) => {
    const since = new Date(Date.parse(await nowInMode(actor)) - milliseconds).toISOString();
    const { count } = await actor.client.webhookEndpoints.recover(id, since);
    refresh();
    return { count };
  },
);

export const resendDelivery = defineAction(One, async ({ client }, { id }) => {
  const delivery = await client.webhookDeliveries.resend(id);
  refresh();
  return lastAttempt(delivery);
});

function lastAttempt({ status, attempts: [last] }: WebhookDeliveryWithAttempts) {
  return { status, answer: last?.response?.status ?? null, error: last?.error ?? null };
}
