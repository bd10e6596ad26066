import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RegisteredAgentStatus } from '#lib/contract/registered-agent';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { withTenant } from '#lib/service/db/tenant';
import { sweep } from '#lib/service/jobs/sweep';
import { handOverAgentJob } from '#lib/service/registered-agent/hand-over-agent';
import { call, contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function withAgent(status: RegisteredAgentStatus, provider: 'service' | 'external' = 'service') {
  const tenant = await createTenant(service);
  const id = await addBusiness(service, tenant.testKey);
  const ctx = contextOf(service, tenant.organizationId);
  await withTenant(ctx, (tx) =>
    tx.insert(registeredAgents).values({
      organization_id: tenant.organizationId,
      mode: 'test',
      id,
      provider,
      status,
      jurisdiction: 'US-DE',
      name: 'Statehouse Agents',
      address: null,
      reason: null,
      started_at: status === 'active' ? ctx.now : null,
      ended_at: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }),
  );
  return { ...tenant, id, path: `/v1/business/${id}/registered-agent` };
}

const end = { status: 'terminated', reason: 'We appoint our own agent.' };

describe('works', () => {
  test('both paths return the same agent', async () => {
    const { testKey, path, id } = await withAgent('active');
    const read = await call(service, testKey, 'GET', path);
    expect(read).toMatchObject({
      status: 200,
      body: { object: 'registered_agent', business_id: id, provider: 'service', status: 'active' },
    });
    const old = await call(service, testKey, 'GET', `/business/${id}/registered-agent`);
    expect(old.body).toEqual(read.body);
  });

  test('requesting its end keeps it active and opens the case that asks who takes over', async () => {
    const { testKey, path, id } = await withAgent('active');
    const { status, body } = await call(service, testKey, 'PATCH', path, end);
    expect([status, body.status, body.ended_at]).toEqual([200, 'termination_requested', null]);
    expect((await call(service, testKey, 'GET', path)).body).toEqual(body);
    const cases = await call(service, testKey, 'GET', `/v1/case?parent_id=${id}`);
    expect(cases.body.data).toMatchObject([
      { kind: 'ra_termination', parent_type: 'business', status: 'needs_response' },
    ]);
    const events = await call(service, testKey, 'GET', '/v1/event?type=registered_agent.updated');
    expect(events.body.data).toMatchObject([{ data: { previous_attributes: { status: 'active' } } }]);
  });
});

describe('the end of the service', () => {
  async function asked() {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant, 'US-CO');
    const api = (method: string, path: string, body?: unknown) =>
      call(service, tenant.testKey, method, path, body);
    for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
    const path = `/v1/business/${filing.business_id}/registered-agent`;
    const shown = async () => {
      const { body } = await api('GET', `/v1/filing/${filing.id}`);
      return body.related_items.find(({ object }: { object: string }) => object === 'registered_agent')
        ?.status;
    };
    expect(await shown()).toBe('active');
    await api('PATCH', path, end);
    expect(await shown()).toBe('termination_requested');
    const [item] = (await api('GET', `/v1/case?parent_id=${filing.business_id}`)).body.data;
    const settle = async (fields: Record<string, unknown>) => {
      const answered = await api('POST', `/v1/case/${item.id}/response`, { fields });
      await api('POST', `/v1/sandbox/case/${item.id}/review`, {});
      return answered;
    };
    return { api, path, shown, settle, item, filing, tenant };
  }

  const successor = {
    type: 'organization',
    name: { type: 'entity', entity_name: 'Front Range Agents, Inc.' },
    address: {
      street_line_1: '1700 Broadway',
      city: 'Denver',
      region: 'CO',
      postal_code: '80290',
      country: 'US',
    },
  };

  test('it remains the agent until the handover date, by the sandbox’s clock', async () => {
    const { api, path, shown, settle, filing, tenant } = await asked();
    await settle({ keep_service: false, registered_agent: successor, termination_date: '2026-12-01' });
    const handover = { on: '2026-12-01', name: 'Front Range Agents, Inc.', address: successor.address };
    expect((await api('GET', path)).body).toMatchObject({ status: 'termination_requested', handover });
    const job = {
      organization_id: tenant.organizationId,
      mode: 'test' as const,
      business_id: filing.business_id,
    };
    await handOverAgentJob(service.parts, job);
    expect(await shown()).toBe('termination_requested');
    await api('POST', '/v1/sandbox/clock', { now: '2026-12-03T09:00:00.000Z' });
    const [asks] = await service.parts.database.query(
      "select data from pgboss.job where name = 'hand-over-agent' and data ->> 'business_id' = $1",
      [filing.business_id],
    );
    expect(asks?.data).toEqual(job);
    await Promise.all([handOverAgentJob(service.parts, job), handOverAgentJob(service.parts, job)]);
    expect((await api('GET', path)).body).toMatchObject({
      status: 'terminated',
      ended_at: '2026-12-01T00:00:00.000Z',
      handover,
    });
    expect(await shown()).toBe('terminated');
  });

  test('the sweep asks for a due handover once more, but not while its job waits for a worker', async () => {
    const { id } = await withAgent('termination_requested');
    await service.asOwner(`update registered_agents set handover_at = '2026-11-20' where id = '${id}'`);
    const jobs = async () =>
      (
        await service.parts.database.query(
          "select id from pgboss.job where name = 'hand-over-agent' and data ->> 'business_id' = $1",
          [id],
        )
      ).length;
    await sweep(service.parts);
    expect(await jobs()).toBe(1);
    await service.asOwner("update pgboss.job set start_after = now() - interval '1 minute'");
    await sweep(service.parts);
    expect(await jobs()).toBe(1);
  });

  test('once another agent takes over today it is terminated, and the filing shows it', async () => {
    const { api, path, shown, settle, filing } = await asked();
    await settle({ keep_service: false, registered_agent: successor, termination_date: '2026-11-20' });
    expect((await api('GET', path)).body).toMatchObject({
      status: 'terminated',
      reason: end.reason,
      ended_at: '2026-11-20T15:00:00.000Z',
    });
    expect(await shown()).toBe('terminated');
    const history = (await api('GET', `/v1/filing/${filing.id}/event?limit=100`)).body.data;
    expect(history.at(-1)).toMatchObject({
      type: 'registered_agent.updated',
      data: { object: { status: 'terminated' }, previous_attributes: { status: 'termination_requested' } },
    });
  });

  test('it can be kept, with a reason', async () => {
    const { api, path, shown, settle } = await asked();
    await settle({ keep_service: true, reason: 'The new agent withdrew.' });
    expect((await api('GET', path)).body).toMatchObject({
      status: 'active',
      reason: 'The new agent withdrew.',
    });
    expect(await shown()).toBe('active');
    expect((await api('PATCH', path, end)).status).toBe(200);
  });

  test('it is not ended while nobody has answered who takes over', async () => {
    const { api, item, shown } = await asked();
    const review = () => api('POST', `/v1/sandbox/case/${item.id}/review`, {});
    const refused = await review();
    expect(refused.body).toMatchObject({ status: 409, case_status: 'needs_response' });
    const answer = { keep_service: false, registered_agent: successor, termination_date: '2026-11-20' };
    await api('POST', `/v1/case/${item.id}/response`, { fields: answer });
    await api('POST', `/v1/sandbox/case/${item.id}/review`, { outcome: 'needs_response', reason: 'Unclear' });
    expect((await review()).status).toBe(409);
    expect([await shown(), (await api('GET', `/v1/case/${item.id}`)).body.status]).toEqual([
      'termination_requested',
      'needs_response',
    ]);
  });

  test('an end without a successor and a date is sent back', async () => {
    const { settle } = await asked();
    const refused = await settle({ keep_service: false });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([
      { pointer: '/fields/registered_agent', code: 'required' },
      { pointer: '/fields/termination_date', code: 'required' },
    ]);
  });

  test.each([
    ['2026-11-19', 'in_the_past'],
    ['2027-11-21', 'too_far_ahead'],
  ])('a handover on %s is sent back', async (termination_date, code) => {
    const { settle } = await asked();
    const refused = await settle({ keep_service: false, registered_agent: successor, termination_date });
    expect(refused.body.errors).toMatchObject([{ pointer: '/fields/termination_date', code }]);
  });
});

describe('the sandbox', () => {
  test('can make a pending appointment fail; the filing shows it and continues', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant, 'US-CO');
    const api = (method: string, path: string, body?: unknown) =>
      call(service, tenant.testKey, method, path, body);
    const path = `/v1/sandbox/business/${filing.business_id}/registered-agent/fail`;
    expect((await api('POST', path, {})).body).toMatchObject({
      status: 'failed',
      reason: 'The state refused the appointment.',
    });
    expect((await api('GET', `/v1/filing/${filing.id}`)).body.related_items[0].status).toBe('failed');
    expect((await api('POST', path, {})).status).toBe(409);
    for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
    const done = (await api('GET', `/v1/filing/${filing.id}`)).body;
    expect([done.status, done.related_items[0].status]).toEqual(['completed', 'failed']);
  });
});

describe('refuses', () => {
  test.each(['pending', 'termination_requested', 'terminated', 'failed', 'canceled'] as const)(
    'ending one that is %s',
    async (state) => {
      const { testKey, path } = await withAgent(state);
      const { status, body } = await call(service, testKey, 'PATCH', path, end);
      expect([status, body.registered_agent_status]).toEqual([409, state]);
      expect(body.type).toMatch(/registered_agent_not_active$/);
    },
  );

  test('any other change, and an end without a reason', async () => {
    const { testKey, path } = await withAgent('active');
    const { status, body } = await call(service, testKey, 'PATCH', path, { status: 'active' });
    expect(status).toBe(400);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual(['/status', '/reason']);
  });

  test('it is not found if the service was never the agent', async () => {
    const external = await withAgent('active', 'external');
    const tenant = await createTenant(service);
    const none = `/v1/business/${await addBusiness(service, tenant.testKey)}/registered-agent`;
    for (const [key, path] of [
      [external.testKey, external.path],
      [tenant.testKey, none],
    ] as const) {
      expect((await call(service, key, 'GET', path)).status).toBe(404);
      expect((await call(service, key, 'PATCH', path, end)).status).toBe(404);
    }
  });
});

describe('guards', () => {
  test('the agent of another mode or organization is not found; a read-only key can only read', async () => {
    const mine = await withAgent('active');
    const other = await createTenant(service);
    for (const key of [mine.liveKey, other.testKey]) {
      expect((await call(service, key, 'GET', mine.path)).status).toBe(404);
      expect((await call(service, key, 'PATCH', mine.path, end)).status).toBe(404);
    }
    expect((await call(service, mine.readOnlyKey, 'GET', mine.path)).status).toBe(200);
    expect((await call(service, mine.readOnlyKey, 'PATCH', mine.path, end)).status).toBe(403);
    expect((await call(service, null, 'GET', mine.path)).status).toBe(401);
  });
});
