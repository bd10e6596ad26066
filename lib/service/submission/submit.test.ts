import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expireIdempotencyKeysJob } from '#lib/service/submission/expire-idempotency-keys';
import { completeFormation, formationPath } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, completeBusiness, submitPath } from '#lib/testing/qualification';

let service: Harness;
const begin = new Date('2026-11-20T15:00:00.000Z');
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());
afterEach(() => {
  service.time.now = begin;
});

type Body = Record<string, unknown>;

function submit(tenant: Tenant, key: string | null, body: unknown, credential = tenant.testKey) {
  const headers: Record<string, string> = key === null ? {} : { 'Idempotency-Key': key };
  return call(service, credential, 'POST', submitPath, body, headers);
}

async function prepare(jurisdiction = 'US-TX'): Promise<{ tenant: Tenant; body: Body }> {
  const tenant = await createTenant(service);
  const businessId = await addBusiness(service, tenant.testKey);
  return { tenant, body: await completeBody(service, tenant, businessId, jurisdiction) };
}

async function countFilings(tenant: Tenant): Promise<number> {
  const [row] = await service.parts.database.query(
    'select count(*)::int as count from filings where organization_id = $1',
    [tenant.organizationId],
  );
  return Number(row?.count);
}

const keys = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 255,
});

test('fifty callers at once with one key and payload make one filing, and forty-nine get the replay', async () => {
  await fc.assert(
    fc.asyncProperty(keys, async (key) => {
      const { tenant, body } = await prepare();
      const answers = await Promise.all(Array.from({ length: 50 }, () => submit(tenant, key, body)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
      const replays = answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true');
      expect(replays).toHaveLength(49);
      expect(await countFilings(tenant)).toBe(1);
    }),
    { numRuns: 4 },
  );
});

const payloads = ['US-TX', 'US-NV', 'US-NV with a tier that nobody offers'] as const;
const steps = fc.array(
  fc.record({ key: fc.constantFrom('a', 'b', 'c'), payload: fc.constantFrom(...payloads) }),
  { minLength: 1, maxLength: 8 },
);

test('whatever the order of requests, a key is bound by the first success and by nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { tenant, body } = await prepare('US-TX');
      const nevada = await completeBody(service, tenant, String(body.business_id), 'US-NV');
      const bodies = [body, nevada, { ...nevada, expedited_tier: 'nobody' }];
      const bound = new Map<string, { payload: string; id: string }>();
      const filed = new Set<string>();
      for (const { key, payload } of sequence) {
        const answer = await submit(tenant, key, bodies[payloads.indexOf(payload)]);
        const known = bound.get(key);
        if (known && known.payload !== payload) {
          expect(answer.body).toMatchObject({ status: 409, existing_filing_id: known.id });
        } else if (known) {
          expect([answer.status, answer.body.id]).toEqual([201, known.id]);
          expect(answer.headers.get('Idempotent-Replayed')).toBe('true');
        } else if (payload === payloads[2] && !filed.has(payloads[1])) {
          expect(answer.body).toMatchObject({ status: 400, offered: expect.any(Array) });
        } else if (filed.has(payload) || payload === payloads[2]) {
          expect(answer.body).toMatchObject({ status: 409, existing_registration: expect.anything() });
        } else {
          expect([answer.status, answer.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
          bound.set(key, { payload, id: answer.body.id });
          filed.add(payload);
        }
      }
      expect(await countFilings(tenant)).toBe(filed.size);
    }),
    { numRuns: 12 },
  );
});

test('a failed request binds nothing: the key serves its repair', async () => {
  const { tenant, body } = await prepare();
  expect((await submit(tenant, 'k', { ...body, contact: undefined })).status).toBe(400);
  expect((await submit(tenant, 'k', { ...body, expedited_tier: 'nobody' })).status).toBe(400);
  const repaired = await submit(tenant, 'k', body);
  expect([repaired.status, repaired.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
});

test('the order of members does not matter, a member that is ignored otherwise does', async () => {
  const { tenant, body } = await prepare();
  const made = await submit(tenant, 'k', body);
  const turned = await submit(tenant, 'k', Object.fromEntries(Object.entries(body).reverse()));
  expect(turned.body.id).toBe(made.body.id);
  expect(turned.headers.get('Idempotent-Replayed')).toBe('true');
  for (const other of [
    { ...body, nobody_asked: 1 },
    { ...body, contact: { ...Object(body.contact), nobody_asked: 1 } },
  ]) {
    const refused = await submit(tenant, 'k', other);
    expect(refused.body).toMatchObject({ status: 409, existing_filing_id: made.body.id });
    expect(refused.body.type).toBe('http://service.test/problems/idempotency_key_conflict');
  }
});

test('a used key with another body is a conflict before anything is said of that body', async () => {
  const { tenant, body } = await prepare();
  const made = await submit(tenant, 'k', body);
  for (const other of [
    {},
    [],
    null,
    7,
    { ...body, jurisdiction: 7 },
    { ...body, jurisdiction: 'US-NV', expedited_tier: 'nobody' },
    JSON.stringify({ ...body, email: 'a\u0000b' }),
  ]) {
    const refused = await submit(tenant, 'k', other);
    expect(refused.body).toMatchObject({ status: 409, existing_filing_id: made.body.id });
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
  }
  for (const none of ['', ' ', '{', 'words']) {
    expect((await submit(tenant, 'k', none)).body).toMatchObject({ status: 400 });
  }
  expect((await submit(tenant, 'free', {})).body).toMatchObject({ status: 400 });
});

test('a key is unique per organization and mode', async () => {
  const mine = await prepare();
  const other = await prepare();
  const live = await addBusiness(service, mine.tenant.liveKey);
  const liveBody = await completeBody(service, mine.tenant, live, 'US-TX', 'live');
  const made = [
    await submit(mine.tenant, 'k', mine.body),
    await submit(other.tenant, 'k', other.body),
    await submit(mine.tenant, 'k', liveBody, mine.tenant.liveKey),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(made.map(({ headers }) => headers.get('Idempotent-Replayed'))).toEqual([null, null, null]);
});

test('a key used on another operation is a conflict', async () => {
  const { tenant, body } = await prepare();
  const made = await submit(tenant, 'k', body);
  const formation = await completeFormation(service, tenant, 'US-CO');
  const other = await call(service, tenant.testKey, 'POST', formationPath, formation, {
    'Idempotency-Key': 'k',
  });
  expect([other.status, other.body.type, other.body.existing_filing_id]).toEqual([
    409,
    'http://service.test/problems/idempotency_key_conflict',
    made.body.id,
  ]);
});

test('a replay shows the current state of the filing, and comes before every check', async () => {
  const { tenant, body } = await prepare();
  const made = await submit(tenant, 'k', body);
  await call(service, tenant.testKey, 'POST', `/v1/filing/${made.body.id}/cancel`, { reason: 'Enough' });
  const replayed = await submit(tenant, 'k', body);
  expect(replayed.status).toBe(201);
  expect(replayed.body).toMatchObject({ id: made.body.id, status: 'canceled', status_reason: 'Enough' });
});

test('a key is honored for 24 hours and free afterwards', async () => {
  const { tenant, body } = await prepare();
  const made = await submit(tenant, 'k', body);
  const at = (seconds: number) => {
    service.time.now = new Date(begin.getTime() + seconds * 1000);
  };
  at(24 * 3600 - 1);
  const late = await submit(tenant, 'k', body);
  expect([late.body.id, late.headers.get('Idempotent-Replayed')]).toEqual([made.body.id, 'true']);
  await expireIdempotencyKeysJob(service.parts);
  expect((await submit(tenant, 'k', body)).body.id).toBe(made.body.id);
  await call(service, tenant.testKey, 'POST', `/v1/filing/${made.body.id}/cancel`);
  at(24 * 3600 + 1);
  const fresh = await submit(tenant, 'k', body);
  expect([fresh.status, fresh.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
  expect(fresh.body.id).not.toBe(made.body.id);
  const again = await submit(tenant, 'k', body);
  expect([again.body.id, again.headers.get('Idempotent-Replayed')]).toEqual([fresh.body.id, 'true']);
});

test('the expiry deletes the keys that are past their day, and no other', async () => {
  const { tenant, body } = await prepare();
  await submit(tenant, 'old', body);
  service.time.now = new Date(begin.getTime() + 25 * 3600 * 1000);
  const nevada = await completeBody(service, tenant, String(body.business_id), 'US-NV');
  expect((await submit(tenant, 'new', nevada)).status).toBe(201);
  await expireIdempotencyKeysJob(service.parts);
  expect(await keysOf(tenant)).toEqual(['new']);
});

test('the expiry follows the clock of the sandbox, and in live mode the real one', async () => {
  const { tenant, body } = await prepare();
  await submit(tenant, 'old', body);
  await call(service, tenant.testKey, 'POST', '/v1/sandbox/clock', { advance_seconds: 25 * 3600 });
  const nevada = await completeBody(service, tenant, String(body.business_id), 'US-NV');
  expect((await submit(tenant, 'new', nevada)).status).toBe(201);
  const live = { 'Idempotency-Key': 'live' };
  expect((await call(service, tenant.liveKey, 'POST', '/v1/business', completeBusiness, live)).status).toBe(
    201,
  );
  await expireIdempotencyKeysJob(service.parts);
  expect(await keysOf(tenant)).toEqual(['live', 'new']);
});

async function keysOf({ organizationId }: Tenant): Promise<unknown[]> {
  const rows = await service.parts.database.query(
    'select key from idempotency_keys where organization_id = $1 order by key',
    [organizationId],
  );
  return rows.map(({ key }) => key);
}

test.each([
  ['an empty key', ''],
  ['256 characters', 'k'.repeat(256)],
  ['a character that is not printable ASCII', 'schl\u00fcssel'],
])('%s is refused', async (_name, key) => {
  const { tenant, body } = await prepare();
  const refused = await submit(tenant, key, body);
  expect(refused.status).toBe(400);
  expect(refused.body.type).toBe('http://service.test/problems/idempotency_key_invalid');
  expect(await countFilings(tenant)).toBe(0);
});

test.each([1, 255])('a key of %i characters is taken', async (length) => {
  const { tenant, body } = await prepare();
  expect((await submit(tenant, 'k'.repeat(length), body)).status).toBe(201);
});

test('without a key every request is a submission of its own', async () => {
  const { tenant, body } = await prepare();
  expect((await submit(tenant, null, body)).status).toBe(201);
  expect((await submit(tenant, null, body)).body).toMatchObject({ status: 409 });
});
