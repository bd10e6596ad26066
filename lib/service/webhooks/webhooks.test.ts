import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Webhook as Standard } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Deliveries } from '#lib/service/webhooks/deliveries';
import { WebhookSender } from '#lib/service/webhooks/webhook-sender';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';
import { startReceiver, status } from '#lib/testing/receiver';

let service: Harness;
let worker: Deliveries;
let tenant: Tenant;
const began = new Date('2026-11-20T15:00:00.000Z');
const open: { close(): void }[] = [];

beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'auto' });
  // What the sender of the harness waits 15 seconds for, this one waits a moment for.
  service.parts.sender = new WebhookSender({ allowance: 'loopback', timeoutMs: 150 });
  worker = new Deliveries(service.parts);
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.time.now = began;
  tenant = await createTenant(service);
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const api = (method: string, path: string, body?: unknown, key = tenant.testKey) =>
  call(service, key, method, path, body);

async function receiver(answer?: Parameters<typeof startReceiver>[0]) {
  const made = await startReceiver(answer);
  open.push(made);
  return made;
}

async function endpointFor(url: string, event_types: string[] = ['*'], key = tenant.testKey) {
  const { status: code, body } = await api('POST', '/v1/webhook-endpoint', { url, event_types }, key);
  expect([code, body.object]).toEqual([201, 'webhook_endpoint']);
  return body;
}

let filed = 0;

/** A filing under a name that no other has. */
function file(state = 'US-TX', changes: Record<string, unknown> = {}) {
  filed += 1;
  return fileIn(service, tenant, state, changes, { legal_name: `Brackenridge ${filed * 7919} Haulage, LLC` });
}

/** Everything that is due is sent. */
async function deliver() {
  worker.wake();
  await worker.settled();
}

const pass = (milliseconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + milliseconds);
};

async function deliveries(id: string, query = '') {
  return (await api('GET', `/v1/webhook-endpoint/${id}/delivery?limit=100${query}`)).body.data;
}

const hour = 3_600_000;

describe('what arrives', () => {
  test('every step of a filing, in order, signed so that two independent verifiers agree', async () => {
    const target = await receiver();
    const { secret } = await endpointFor(target.url);
    const { filing } = await file('US-CO', { metadata: { matter: '77-A' } });
    for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
    service.time.now = new Date();
    await deliver();
    const ofFiling = target.received.filter(({ event }) => event.data.object.id === filing.id);
    expect(ofFiling.map(({ event }) => event.type)).toEqual([
      'filing.created',
      'filing.ready_to_file',
      'filing.processing',
      'filing.filed',
      'filing.completed',
    ]);
    for (const { event, body, headers } of target.received) {
      expect(headers['webhook-id']).toBe(event.id);
      expect(headers['content-type']).toBe('application/json');
      const signed = headers as Record<string, string>;
      expect(new Standard(secret).verify(body, signed)).toEqual(event);
      new Svix(secret).verify(body, signed);
      expect(() => new Svix(secret).verify(`${body} `, signed)).toThrow();
      expect(() => new Standard(secret).verify(`${body} `, signed)).toThrow();
      expect((await api('GET', `/v1/event/${event.id}`)).body).toEqual(event);
    }
    for (const { event } of ofFiling) expect(event.data.object.metadata).toEqual({ matter: '77-A' });
  });

  test('only the event types that were chosen, and only of the mode of the key', async () => {
    const target = await receiver();
    await endpointFor(target.url, ['filing.created']);
    const live = await receiver();
    await endpointFor(live.url, ['*'], tenant.liveKey);
    await file();
    await deliver();
    expect(target.received.map(({ event }) => event.type)).toEqual(['filing.created']);
    expect(live.received).toEqual([]);
  });

  test('nothing of another organization', async () => {
    const target = await receiver();
    await endpointFor(target.url);
    const other = await createTenant(service);
    await fileIn(service, other);
    await deliver();
    expect(target.received).toEqual([]);
  });

  test('an event is on its way before its transaction commits: whoever stops then loses nothing', async () => {
    const target = await receiver();
    const endpoint = await endpointFor(target.url, ['filing.created']);
    await file();
    // No worker has run yet, and none of this process ever will.
    expect(await deliveries(endpoint.id)).toMatchObject([{ status: 'pending', attempt_count: 0 }]);
    const another = new Deliveries(service.parts);
    another.wake();
    await another.settled();
    expect(target.received).toHaveLength(1);
  });

  test('a worker that died while it sent: another one sends again, under the same id', async () => {
    const target = await receiver();
    const endpoint = await endpointFor(target.url, ['filing.created']);
    await file();
    const until = new Date(began.getTime() + 60_000);
    await service.parts.database.query(
      'update webhook_deliveries set claimed_until = $1 where endpoint_id = $2',
      [until, endpoint.id],
    );
    await deliver();
    expect(target.received).toHaveLength(0);
    pass(60_001);
    await deliver();
    expect(target.received).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  test('is tried again at 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, then given up', async () => {
    const target = await receiver(status(500));
    const endpoint = await endpointFor(target.url, ['filing.created']);
    await file();
    const counts: number[] = [];
    for (const pause of [0, 5_000, 300_000, 1_800_000, 2 * hour, 5 * hour, 10 * hour, 10 * hour]) {
      // Just before the earliest moment that the jitter allows nothing comes.
      pass(Math.max(0, pause * 0.9 - 1_000));
      if (pause > 0) await deliver();
      pass(pause * 0.2 + 2_000);
      await deliver();
      counts.push(target.received.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(target.received.map(({ body }) => body)).size).toBe(1);
    const [delivery] = await deliveries(endpoint.id);
    expect(delivery).toMatchObject({
      status: 'failed',
      attempt_count: 8,
      next_attempt_at: null,
      last_status: 500,
    });
    pass(48 * hour);
    await deliver();
    expect(target.received).toHaveLength(8);
  });

  test('a receiver that comes back gets the event, and the endpoint is well again', async () => {
    const target = await receiver(status(503));
    const endpoint = await endpointFor(target.url, ['filing.created']);
    await file();
    await deliver();
    expect((await api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body.failing_since).toBe(
      began.toISOString(),
    );
    target.answer(status(204));
    pass(6_000);
    await deliver();
    expect(await deliveries(endpoint.id)).toMatchObject([{ status: 'delivered', attempt_count: 2 }]);
    expect((await api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body.failing_since).toBeNull();
  });

  test.each([
    [
      'a redirect is no success and is not followed',
      status(302, { Location: 'http://127.0.0.1:1/' }),
      302,
      null,
    ],
    [
      'a receiver that hangs is left after the time-out',
      () => {},
      null,
      'No answer came within 0.15 seconds.',
    ],
    [
      'a connection that is cut',
      (response: { destroy(): void }) => response.destroy(),
      null,
      'The connection was closed before an answer came.',
    ],
  ] as const)('%s', async (_name, answer, code, error) => {
    const target = await receiver(answer as Parameters<typeof startReceiver>[0]);
    const endpoint = await endpointFor(target.url, ['filing.created']);
    await file();
    await deliver();
    const [delivery] = await deliveries(endpoint.id);
    expect(delivery).toMatchObject({ status: 'pending', attempt_count: 1, last_status: code });
    const { body } = await api('GET', `/v1/webhook-delivery/${delivery.id}`);
    expect(body.attempts[0]).toMatchObject({ error, response: code === null ? null : { status: code } });
  });

  test('Retry-After is honoured', async () => {
    const target = await receiver(status(429, { 'Retry-After': '600' }));
    await endpointFor(target.url, ['filing.created']);
    await file();
    await deliver();
    pass(590_000);
    await deliver();
    expect(target.received).toHaveLength(1);
    pass(20_000);
    await deliver();
    expect(target.received).toHaveLength(2);
  });

  test('410 switches the endpoint off at once: an event, a mail, and nothing more is sent', async () => {
    const admin = await createPerson(service, tenant.organizationId, { role: 'admin' });
    const target = await receiver(status(410));
    const endpoint = await endpointFor(target.url, ['filing.created']);
    const watcher = await receiver();
    await endpointFor(watcher.url, ['webhook_endpoint.disabled']);
    await file();
    await deliver();
    expect((await api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body).toMatchObject({
      status: 'disabled',
      disabled_reason: 'gone',
      disabled_at: began.toISOString(),
    });
    expect(watcher.received.map(({ event }) => [event.type, event.data.object.id])).toEqual([
      ['webhook_endpoint.disabled', endpoint.id],
    ]);
    const folder = join(service.parts.env.DATA_DIR, 'mail');
    const mails = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const mine = mails.filter((mail) => mail.includes(admin.email));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toContain('410 Gone');
    await file();
    await deliver();
    expect(target.received).toHaveLength(1);
  });

  test('five days without a success switch it off', async () => {
    const target = await receiver(status(500));
    const endpoint = await endpointFor(target.url, ['filing.created']);
    for (const days of [0, 2, 2]) {
      pass(days * 24 * hour);
      await file();
      await deliver();
    }
    expect((await api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body.status).toBe('enabled');
    pass(25 * hour);
    await file();
    await deliver();
    expect((await api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body).toMatchObject({
      status: 'disabled',
      disabled_reason: 'failing',
    });
  });

  test('a later event of a filing waits for the earlier one; other filings pass', async () => {
    const target = await receiver();
    await endpointFor(target.url, ['filing.created', 'filing.ready_to_file']);
    const { filing } = await file('US-CO');
    target.answer((response, nth) => response.writeHead(nth === 1 ? 500 : 200).end());
    await deliver();
    await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
    const { filing: other } = await file('US-TX');
    await deliver();
    const seen = () => target.received.map(({ event }) => [event.data.object.id, event.type]);
    expect(seen()).toEqual([
      [filing.id, 'filing.created'],
      [other.id, 'filing.created'],
    ]);
    pass(6_000);
    await deliver();
    expect(seen().slice(2)).toEqual([
      [filing.id, 'filing.created'],
      [filing.id, 'filing.ready_to_file'],
    ]);
  });

  test('one endpoint that hangs holds up nobody else', async () => {
    const slow = await receiver(() => {});
    const quick = await receiver();
    await endpointFor(slow.url, ['filing.created']);
    await endpointFor(quick.url, ['filing.created']);
    for (let made = 0; made < 8; made += 1) await file();
    worker.wake();
    await expect.poll(() => quick.received.length, { timeout: 5_000 }).toBe(8);
    await worker.settled();
    expect(slow.received.length).toBe(8);
  });
});

describe('by hand', () => {
  test('a rotated secret signs beside the old one for 24 hours', async () => {
    const target = await receiver();
    const first = await endpointFor(target.url, ['filing.created']);
    service.time.now = new Date();
    const rotated = (await api('POST', `/v1/webhook-endpoint/${first.id}/rotate-secret`, {})).body;
    expect(rotated.secret).not.toBe(first.secret);
    await file();
    await deliver();
    const [message] = target.received;
    const headers = message?.headers as Record<string, string>;
    for (const secret of [first.secret, rotated.secret]) {
      expect(new Standard(secret).verify(message?.body ?? '', headers)).toBeTruthy();
    }
    pass(24 * hour + 1);
    await file();
    await deliver();
    expect(String(target.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  test('a test message is sent at once, shown with what came back, and is no event of record', async () => {
    const target = await receiver((response) => response.writeHead(202).end('got it'));
    const endpoint = await endpointFor(target.url, ['filing.created']);
    const { body } = await api('POST', `/v1/webhook-endpoint/${endpoint.id}/test`, {});
    expect(body).toMatchObject({
      object: 'webhook_delivery',
      status: 'delivered',
      event_type: 'webhook_endpoint.test',
      attempts: [{ manual: true, response: { status: 202, body: 'got it' } }],
    });
    expect(body.attempts[0].request.body).toBe(target.received[0]?.body);
    expect((await api('GET', `/v1/event/${body.event_id}`)).status).toBe(404);
  });

  test('a delivery is sent once more, also one that arrived, and to an endpoint that is off', async () => {
    const target = await receiver();
    const endpoint = await endpointFor(target.url, ['filing.created']);
    await file();
    await deliver();
    const [delivery] = await deliveries(endpoint.id);
    await api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { status: 'disabled' });
    const { body } = await api('POST', `/v1/webhook-delivery/${delivery.id}/resend`, {});
    expect(
      body.attempts.map(({ number, manual }: { number: number; manual: boolean }) => [number, manual]),
    ).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(target.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery.event_id,
      delivery.event_id,
    ]);
  });

  test('switched off, what is under way is dropped; switched on, recover brings it and what came between', async () => {
    const target = await receiver(status(500));
    const endpoint = await endpointFor(target.url, ['filing.created']);
    await file();
    await deliver();
    await api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { status: 'disabled' });
    expect(await deliveries(endpoint.id, '&status=dropped')).toHaveLength(1);
    await file();
    const recover = () =>
      api('POST', `/v1/webhook-endpoint/${endpoint.id}/recover`, { since: began.toISOString() });
    expect((await recover()).status).toBe(409);
    await api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { status: 'enabled' });
    target.answer(status(200));
    expect((await recover()).body).toMatchObject({ object: 'webhook_recovery', count: 2 });
    await deliver();
    expect(await deliveries(endpoint.id, '&status=delivered')).toHaveLength(2);
    expect((await recover()).body.count).toBe(0);
  });

  test('deleted, nothing more is sent and nothing of it is left', async () => {
    const target = await receiver();
    const endpoint = await endpointFor(target.url);
    await file();
    expect((await api('DELETE', `/v1/webhook-endpoint/${endpoint.id}`)).body).toEqual({
      id: endpoint.id,
      object: 'webhook_endpoint',
      deleted: true,
    });
    await deliver();
    expect(target.received).toEqual([]);
    expect((await api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).status).toBe(404);
  });

  test('its secret is shown at creation and rotation only, and lies nowhere in the clear', async () => {
    const target = await receiver();
    const endpoint = await endpointFor(target.url);
    for (const { body } of [
      await api('GET', `/v1/webhook-endpoint/${endpoint.id}`),
      await api('GET', '/v1/webhook-endpoint'),
      await api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { description: 'Mine' }),
    ]) {
      expect(JSON.stringify(body)).not.toContain('whsec_');
    }
    const raw = endpoint.secret.slice('whsec_'.length);
    const tables = await service.parts.database.query(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    for (const { name } of tables) {
      const [found] = await service.parts.database.query(
        `select count(*)::int as n from "${name}" t where position($1 in t::text) > 0`,
        [raw],
      );
      expect([name, found?.n]).toEqual([name, 0]);
    }
  });
});

describe('refuses', () => {
  test.each([
    [{ url: 'ftp://example.com/', event_types: ['*'] }, '/url'],
    [{ url: 'https://user:password@example.com/', event_types: ['*'] }, '/url'],
    [{ url: 'https://example.com/', event_types: [] }, '/event_types'],
    [{ url: 'https://example.com/', event_types: ['filing.exploded'] }, '/event_types/0'],
    [{ event_types: ['*'] }, '/url'],
    [{ url: 'http://10.0.0.8/', event_types: ['*'] }, '/url'],
    [{ url: 'http://169.254.169.254/latest/meta-data', event_types: ['*'] }, '/url'],
  ])('%j', async (body, pointer) => {
    const refused = await api('POST', '/v1/webhook-endpoint', body);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, pointer]);
  });

  test('a live target without encryption', async () => {
    const body = { url: 'http://receiver.example/', event_types: ['*'] };
    const refused = await api('POST', '/v1/webhook-endpoint', body, tenant.liveKey);
    expect(refused.body.errors).toMatchObject([{ pointer: '/url', code: 'https_required' }]);
  });

  test('a recovery of what is kept no longer', async () => {
    const target = await receiver();
    const endpoint = await endpointFor(target.url);
    const refused = await api('POST', `/v1/webhook-endpoint/${endpoint.id}/recover`, {
      since: '2026-01-01T00:00:00Z',
    });
    expect(refused.body.errors).toMatchObject([{ pointer: '/since', code: 'too_early' }]);
  });
});

describe('guards', () => {
  test('no credential; a key that may only read', async () => {
    expect((await call(service, null, 'GET', '/v1/webhook-endpoint')).status).toBe(401);
    const body = { url: 'https://example.com/', event_types: ['*'] };
    expect((await api('POST', '/v1/webhook-endpoint', body, tenant.readOnlyKey)).status).toBe(403);
  });
});
