import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { Deliveries } from '#lib/service/webhook/deliveries';
import { WebhookSender } from '#lib/service/webhook/webhook-sender';
import { call, createTenant, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';
import { startReceiver } from '#lib/testing/receiver';

export const began = new Date('2026-11-20T15:00:00.000Z');

/** The harness of a test file: opened for the file, reset for each test, and closed at the end. */
export async function webhookDeskOfFile() {
  const desk = await openWebhookDesk();
  afterAll(() => desk.service.stop());
  beforeEach(() => desk.begin());
  afterEach(() => desk.end());
  return desk;
}

/** A service, a worker that sends when called, and the receivers of one test. */
async function openWebhookDesk() {
  const service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'auto' });
  const sender = new WebhookSender({ allowance: 'loopback' });
  service.parts.sender = sender;
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
    /** A separate tenant for each test, with the clock at its start. */
    begin: async () => {
      service.time.now = began;
      tenant = await createTenant(service);
    },
    end: () => {
      service.parts.sender = sender;
      for (const one of open.splice(0)) one.close();
    },
    /** Waits less for an answer, in this test, than the real 15 seconds. */
    waitOnly: (timeoutMs: number) => {
      service.parts.sender = new WebhookSender({ allowance: 'loopback', timeoutMs });
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
    /** A filing under a unique name. */
    file: (state = 'US-TX', changes: Record<string, unknown> = {}) => {
      filed += 1;
      const legal_name = `Brackenridge ${filed * 7919} Haulage, LLC`;
      return fileIn(service, tenant, state, changes, { legal_name });
    },
    worker,
    /** Sends everything that is due. */
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
