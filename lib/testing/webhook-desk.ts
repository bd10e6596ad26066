import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { Deliveries } from '#lib/service/webhook/deliveries';
import { WebhookSender } from '#lib/service/webhook/webhook-sender';
import { call, createTenant, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';
import { startReceiver } from '#lib/testing/receiver';

export const began = new Date('2026-11-20T15:00:00.000Z');

/** The harness of a test file: opened for it, reset for each of its tests, and closed after it. */
export async function webhookDeskOfFile() {
  const desk = await openWebhookDesk();
  afterAll(() => desk.service.stop());
  beforeEach(() => desk.begin());
  afterEach(() => desk.end());
  return desk;
}

/** A service, a worker that sends when asked to, and the receivers of one test. */
async function openWebhookDesk() {
  const service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'auto' });
  // What the sender of the harness waits 15 seconds for, this one waits a moment for; less would be too little where
  // other work holds the machine.
  service.parts.sender = new WebhookSender({ allowance: 'loopback', timeoutMs: 1_500 });
  const worker = new Deliveries(service.parts);
  const open: { close(): void }[] = [];
  let tenant = await createTenant(service);
  let filed = 0;

  const api = (method: string, path: string, body?: unknown, key = tenant.testKey) =>
    call(service, key, method, path, body);

  return {
    service,
    api,
    tenant: () => tenant,
    /** A tenant of its own for each test, at the beginning of time. */
    begin: async () => {
      service.time.now = began;
      tenant = await createTenant(service);
    },
    end: () => {
      for (const one of open.splice(0)) one.close();
    },
    receiver: async (answer?: Parameters<typeof startReceiver>[0]) => {
      const made = await startReceiver(answer);
      open.push(made);
      return made;
    },
    endpointFor: async (url: string, event_types: string[] = ['*'], key = tenant.testKey) => {
      const { status, body } = await api('POST', '/v1/webhook-endpoint', { url, event_types }, key);
      expect([status, body.object]).toEqual([201, 'webhook_endpoint']);
      return body;
    },
    /** A filing under a name that no other has. */
    file: (state = 'US-TX', changes: Record<string, unknown> = {}) => {
      filed += 1;
      const legal_name = `Brackenridge ${filed * 7919} Haulage, LLC`;
      return fileIn(service, tenant, state, changes, { legal_name });
    },
    worker,
    /** Everything that is due is sent. */
    deliver: async () => {
      worker.wake();
      await worker.settled();
    },
    pass: (milliseconds: number) => {
      service.time.now = new Date(service.time.now.getTime() + milliseconds);
    },
    deliveries: async (id: string, query = '') =>
      (await api('GET', `/v1/webhook-endpoint/${id}/delivery?limit=100${query}`)).body.data,
  };
}
