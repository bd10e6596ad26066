import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Filing } from '#lib/contract/filing';
import { newId } from '#lib/service/ids';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function openCase(tenant: Tenant, filingId: string): Promise<string> {
  const id = newId(service.time.now);
  await service.parts.database.query(
    `insert into cases (organization_id, mode, id, parent_type, parent_id, kind, status, summary, opened_at, metadata, created_at, updated_at)
     values ($1, 'test', $2, 'filing', $3, 'missing_information', 'needs_response', 'A fact is missing', $4, '{}', $4, $4)`,
    [tenant.organizationId, id, filingId, service.time.now],
  );
  return id;
}

describe('works', () => {
  test('a canceled filing has who, when and why, and its agent, record and timer stop', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    const { status, body } = await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, {
      reason: 'The client withdrew.',
    });
    expect(status).toBe(200);
    expect(Filing.parse(body)).toMatchObject({
      id: filing.id,
      status: 'canceled',
      status_reason: 'The client withdrew.',
      canceled_by: 'partner',
      canceled_at: '2026-11-20T15:00:00.000Z',
      related_items: [{ object: 'registered_agent', id: filing.business_id, status: 'canceled' }],
    });
    expect((await call(service, tenant.testKey, 'GET', `/v1/filing/${filing.id}`)).body).toEqual(body);
    const [row] = await service.parts.database.query(
      'select b.registration_state, f.next_step_at from businesses b, filings f where b.id = $1 and f.id = $2',
      [filing.business_id, filing.id],
    );
    expect(row).toEqual({ registration_state: 'canceled', next_step_at: null });
  });

  test('its open cases are superseded, and the history has everything in order', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    const caseId = await openCase(tenant, filing.id);
    const { body } = await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, {});
    expect(body.status_reason).toBe('Partner request');
    expect(body.cases).toMatchObject([
      {
        id: caseId,
        status: 'superseded',
        resolution_reason: 'parent_canceled',
        resolved_at: body.canceled_at,
      },
    ]);
    const history = await call(service, tenant.testKey, 'GET', `/v1/filing/${filing.id}/event`);
    expect(
      history.body.data.map(({ sequence, type }: { sequence: number; type: string }) => [sequence, type]),
    ).toEqual([
      [1, 'filing.created'],
      [2, 'case.superseded'],
      [3, 'registered_agent.updated'],
      [4, 'filing.canceled'],
    ]);
    const last = history.body.data[3].data;
    expect(last.object).toEqual(body);
    expect(last.previous_attributes).toMatchObject({ status: 'queued', status_reason: null, cases: [] });
    expect(last.previous_attributes).not.toHaveProperty('metadata');
    expect(last.previous_attributes).not.toHaveProperty('fee');
  });

  test('the event of its record has everything that changed, with when it last did', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    const before = service.time.now;
    service.time.now = new Date(before.getTime() + 60_000);
    await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, {});
    const path = `/v1/event?type=business.updated&object_id=${filing.business_id}`;
    const { body } = await call(service, tenant.testKey, 'GET', path);
    service.time.now = before;
    expect(body.data[0].data.previous_attributes).toEqual({
      registration_status: 'pending',
      updated_at: filing.updated_at,
    });
  });

  test('a reason of several lines is kept as one', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    const reason = 'The client withdrew:\r\n\r\nno business there.\n';
    const answer = await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, { reason });
    expect([answer.status, answer.body.status_reason]).toEqual([
      200,
      'The client withdrew: no business there.',
    ]);
  });

  test('the body is optional', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    const answer = await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`);
    expect([answer.status, answer.body.status]).toEqual([200, 'canceled']);
  });
});

describe('refuses', () => {
  test.each(['processing', 'filed', 'completed', 'canceled'])('a filing that is %s', async (status) => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    await service.parts.database.query('update filings set status = $1 where id = $2', [status, filing.id]);
    const refused = await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`);
    expect(refused.body).toMatchObject({ status: 409, filing_status: status });
    expect(refused.body.type).toBe('http://service.test/problems/filing_not_cancelable');
  });

  test('all but one of ten concurrent cancellations', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  test.each(['Turned \u202earound', 'An \u2067isolate', 'A \u2028separator'])(
    'a reason with what a list or a certificate cannot show in one line: %j',
    async (reason) => {
      const tenant = await createTenant(service);
      const { filing } = await fileIn(service, tenant);
      const refused = await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, {
        reason,
      });
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/reason']);
    },
  );

  test('a reason that is not a string', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    const path = `/v1/filing/${filing.id}/cancel`;
    const refused = await call(service, tenant.testKey, 'POST', path, { reason: 7 });
    expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '/reason' }] });
  });
});

describe('guards', () => {
  test('without a key it is 401, with a read-only key 403, for another 404', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    const { filing } = await fileIn(service, mine);
    const statuses = [];
    for (const key of [null, mine.readOnlyKey, mine.liveKey, other.testKey]) {
      statuses.push((await call(service, key, 'POST', `/v1/filing/${filing.id}/cancel`)).status);
    }
    expect(statuses).toEqual([401, 403, 404, 404]);
    expect((await call(service, mine.testKey, 'GET', `/v1/filing/${filing.id}`)).body.status).toBe('queued');
  });
});
