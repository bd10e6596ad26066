import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LoggedRequest, RequestRows } from '#lib/contract/request';
import { expireRequestsJob } from '#lib/service/request-log/expire-requests';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';
import { upload } from '#lib/testing/upload';

let service: Harness;
let tenant: Tenant;
let person: Person;
const begin = new Date('2026-11-20T15:00:00.000Z');
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.time.now = begin;
  tenant = await createTenant(service);
  person = await createPerson(service, tenant.organizationId, { roles: ['viewer'] });
});

const company = {
  legal_name: 'Northwind Freight, LLC',
  entity_type: 'llc',
  formation_jurisdiction: 'US-DE',
};

/** Sends as a partner does, so that the request is logged. */
async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await call(service, tenant.testKey, method, path, body, headers);
  await service.requests.flush();
  return answer;
}

async function look(path: string) {
  return call(service, await person.token(), 'GET', `/console/request${path}`);
}

async function rows(query = ''): Promise<LoggedRequest[]> {
  return RequestRows.parse((await look(query)).body).data;
}

const linesOf = (list: LoggedRequest[]) =>
  list.map(({ method, path, status }) => `${method} ${path} ${status}`);

describe('works', () => {
  test('a change is stored with its caller, request and response', async () => {
    const made = await send('POST', '/v1/business', company, {
      'Idempotency-Key': 'order-7',
      'User-Agent': 'northwind/2.1',
    });
    const { status, body } = await look(`/${made.headers.get('X-Request-Id')}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'request',
      created_at: begin.toISOString(),
      method: 'POST',
      path: '/v1/business',
      operation_id: 'createBusiness',
      status: 201,
      problem_code: null,
      actor: { type: 'api_key', name: 'test full' },
      idempotency_key: 'order-7',
      user_agent: 'northwind/2.1',
      request_body: { content_type: 'application/json', truncated: false },
    });
    expect(body.duration_ms).toBeGreaterThan(0);
    expect(JSON.parse(body.request_body.text)).toEqual(company);
    expect(JSON.parse(body.response_body.text)).toEqual(made.body);
    expect((await look(`/${body.id}`)).body).toEqual(body);
  });

  test('the calls of a partner and of the dashboard can be distinguished', async () => {
    await send('GET', '/v1/business?q=partner');
    await call(service, await person.token(), 'GET', '/v1/business?q=dashboard');
    await service.requests.flush();
    const paths = async (query: string) => (await rows(query)).map(({ path }) => path);
    expect(await paths('?made_by=partner')).toEqual(['/v1/business?q=partner']);
    expect(await paths('?made_by=dashboard')).toContain('/v1/business?q=dashboard');
    expect(await paths('?made_by=dashboard')).not.toContain('/v1/business?q=partner');
    expect(await paths('')).toHaveLength((await paths('?made_by=dashboard')).length + 1);
  });

  test('a read is stored without its response, a refused one with it', async () => {
    await send('GET', '/v1/business');
    await send('GET', '/v1/business/none');
    const [refused, read] = await rows();
    expect(linesOf([refused, read] as LoggedRequest[])).toEqual([
      'GET /v1/business/none 404',
      'GET /v1/business 200',
    ]);
    expect(refused).toMatchObject({ operation_id: 'getBusiness', problem_code: 'not_found' });
    expect((await look(`/${read?.id}`)).body).toMatchObject({ request_body: null, response_body: null });
    const { body } = await look(`/${refused?.id}`);
    expect(JSON.parse(body.response_body.text)).toMatchObject({ status: 404, instance: '/v1/business/none' });
  });

  test('a person and a key can be distinguished, and the dashboard’s own calls are only logged if refused', async () => {
    const token = await person.token();
    await call(service, token, 'GET', '/v1/business');
    await call(service, token, 'GET', '/console/overview');
    await call(service, token, 'GET', '/console/plan/none');
    await call(service, token, 'GET', '/healthz');
    await service.requests.flush();
    const list = await rows();
    expect(linesOf(list)).toEqual(['GET /console/plan/none 404', 'GET /v1/business 200']);
    expect(list[0]?.actor).toEqual({ type: 'person', id: person.id, name: person.name });
  });

  test('a revoked or expired key gets 401, and its organization sees the request, within the limit', async () => {
    const bounded = await startHarness({ RATE_LIMIT_PER_MINUTE: '3' });
    const owner = await createTenant(bounded);
    const reader = await createPerson(bounded, owner.organizationId);
    const change = 'where organization_id = $1 and name = $3';
    await bounded.parts.database.query(`update api_keys set revoked_at = $2 ${change}`, [
      owner.organizationId,
      begin,
      'test full',
    ]);
    await bounded.parts.database.query(`update api_keys set expires_at = $2 ${change}`, [
      owner.organizationId,
      begin,
      'test read_only',
    ]);
    await call(bounded, owner.readOnlyKey, 'GET', '/v1/filing');
    for (let request = 0; request < 5; request += 1) {
      expect((await call(bounded, owner.testKey, 'GET', '/v1/business')).status).toBe(401);
    }
    await call(bounded, `sk_test_${'x'.repeat(49)}`, 'GET', '/v1/business');
    await bounded.requests.flush();
    const { body } = await call(bounded, await reader.token(), 'GET', '/console/request');
    await bounded.stop();
    const entries = RequestRows.parse(body).data;
    expect(entries.map(({ status, actor, path }) => [status, actor.name, path])).toEqual([
      ...Array.from({ length: 3 }, () => [401, 'test full', '/v1/business']),
      [401, 'test read_only', '/v1/filing'],
    ]);
  });

  test('every filter returns exactly the matching requests', async () => {
    const made = await send('POST', '/v1/business', company, {
      'X-Request-Id': 'trace-4711',
      'Idempotency-Key': 'K-9',
    });
    await send('GET', '/v1/filing?status=completed');
    await send('POST', '/v1/business', { ...company, legal_name: '' });
    await call(service, tenant.readOnlyKey, 'POST', '/v1/business', company);
    await service.requests.flush();
    const all = await rows();
    expect(all).toHaveLength(4);
    const keyId = all[3]?.actor.id;
    const expected: Record<string, string[]> = {
      '?status=2xx': ['GET /v1/filing?status=completed 200', 'POST /v1/business 201'],
      '?status=4xx': ['POST /v1/business 403', 'POST /v1/business 400'],
      '?status=403': ['POST /v1/business 403'],
      '?status=5xx': [],
      '?method=GET': ['GET /v1/filing?status=completed 200'],
      '?operation_id=listFilings': ['GET /v1/filing?status=completed 200'],
      '?request_id=trace-4711': ['POST /v1/business 201'],
      '?idempotency_key=K-9': ['POST /v1/business 201'],
      '?q=STATUS%3Dcomp': ['GET /v1/filing?status=completed 200'],
      '?q=k-9': ['POST /v1/business 201'],
      '?q=TRACE-4711': ['POST /v1/business 201'],
      '?q=validation': ['POST /v1/business 400'],
      '?q=%22%27%5C': [],
      [`?actor_id=${keyId}&method=POST`]: ['POST /v1/business 400', 'POST /v1/business 201'],
      '?created_after=2026-11-20T15:00:00.001Z': [],
      '?created_before=2026-11-20T15:59:59.000%2B01:00': [],
    };
    for (const [query, found] of Object.entries(expected)) {
      expect([query, ...linesOf(await rows(query))]).toEqual([query, ...found]);
    }
    expect(made.headers.get('X-Request-Id')).toBe('trace-4711');
  });

  test('pages are in order of time over many batches, each request once', async () => {
    for (let second = 0; second < 30; second += 1) {
      service.time.now = new Date(begin.getTime() + second * 1000);
      for (const part of ['a', 'b', 'c']) {
        await call(service, tenant.testKey, 'GET', `/v1/business/${second}${part}`);
      }
      if (second % 3 === 0) await service.requests.flush();
    }
    await service.requests.flush();
    const seen: string[] = [];
    let page = RequestRows.parse((await look('?limit=7')).body);
    seen.push(...page.data.map(({ path }) => path));
    while (page.next_cursor) {
      page = RequestRows.parse((await look(`?limit=7&cursor=${page.next_cursor}`)).body);
      seen.push(...page.data.map(({ path }) => path));
    }
    const expected = Array.from({ length: 30 }, (_, second) => ['a', 'b', 'c'].map((part) => second + part));
    expect(seen).toEqual(
      expected
        .flat()
        .reverse()
        .map((id) => `/v1/business/${id}`),
    );
  });

  test('batches of several processes that overlap are listed in the order of their times', async () => {
    const insert = (id: string, times: number[]) => {
      const entries = times.map((at) => ({
        at: begin.getTime() + at,
        ...{ request_id: `${at}`, method: 'GET', path: `/v1/${id}/${at}`, status: 200, ms: 1, by: 0 },
      }));
      const callers = [{ actor: { type: 'api_key', id: null, name: 'k' }, agent: null, address: null }];
      return service.parts.database.query(
        `insert into request_batches (organization_id, mode, id, first_at, last_at, count, entries)
         values ($1, 'test', $2, $3, $4, $5, $6)`,
        [
          tenant.organizationId,
          `00000000-0000-7000-8000-00000000000${id}`,
          new Date(begin.getTime() + (times[0] ?? 0)),
          new Date(begin.getTime() + (times.at(-1) ?? 0)),
          times.length,
          JSON.stringify({ callers, entries }),
        ],
      );
    };
    for (const [at, id] of ['1', '2', '3', '4', '5', '6'].entries()) {
      await insert(id, [at * 100, at * 100 + 150, 900 + at]);
    }
    const seen: number[] = [];
    let cursor = '';
    do {
      const page = RequestRows.parse((await look(`?limit=4${cursor}`)).body);
      seen.push(...page.data.map(({ created_at }) => Date.parse(created_at) - begin.getTime()));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
    } while (cursor);
    expect(seen).toHaveLength(18);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  test('a search of a large log stops, reports its position, and can be continued', async () => {
    await send('DELETE', '/v1/business/wanted');
    await service.parts.database.query(
      `insert into request_batches (organization_id, mode, id, first_at, last_at, count, entries)
       select organization_id, mode, gen_random_uuid(), last_at + n * interval '1 second',
         last_at + n * interval '1 second', 1, replace(entries, 'DELETE', 'GET')
       from request_batches, generate_series(1, 2100) n where organization_id = $1`,
      [tenant.organizationId],
    );
    service.time.now = new Date(begin.getTime() + 3_600_000);
    const first = RequestRows.parse((await look('?method=DELETE')).body);
    expect(first).toMatchObject({ data: [], has_more: true });
    expect(Date.parse(first.searched_to ?? '')).toBeGreaterThan(begin.getTime());
    const second = RequestRows.parse((await look(`?method=DELETE&cursor=${first.next_cursor}`)).body);
    expect(second).toMatchObject({ has_more: false, next_cursor: null, searched_to: null });
    expect(linesOf(second.data)).toEqual(['DELETE /v1/business/wanted 405']);
  });

  test('a repeated request id returns the latest request with it', async () => {
    await send('GET', '/v1/business/first', undefined, { 'X-Request-Id': 'again' });
    service.time.now = new Date(begin.getTime() + 60_000);
    await send('GET', '/v1/business/second', undefined, { 'X-Request-Id': 'again' });
    expect((await look('/again')).body.path).toBe('/v1/business/second');
    expect(linesOf(await rows('?request_id=again'))).toHaveLength(2);
  });

  test('after 30 days a request is not returned, and once its week is over not stored', async () => {
    const made = await send('GET', '/v1/business');
    const id = made.headers.get('X-Request-Id');
    const count = async () => {
      const [row] = await service.parts.database.query(
        // The refusal below is logged too, within a second.
        'select count(*)::int as count from request_batches where organization_id = $1 and first_at = $2',
        [tenant.organizationId, begin],
      );
      return row?.count;
    };
    service.time.now = new Date('2026-12-20T14:59:59.000Z');
    await expireRequestsJob(service.parts);
    expect([(await rows()).length, await count()]).toEqual([1, 1]);
    service.time.now = new Date('2026-12-20T15:00:01.000Z');
    expect([(await rows()).length, (await look(`/${id}`)).status, await count()]).toEqual([0, 404, 1]);
    service.time.now = new Date('2026-12-22T23:59:59.000Z');
    await expireRequestsJob(service.parts);
    expect(await count()).toBe(1);
    service.time.now = new Date('2026-12-23T00:00:00.000Z');
    await expireRequestsJob(service.parts);
    expect(await count()).toBe(0);
  });

  test('test time does not affect the log, which uses real time', async () => {
    await send('POST', '/v1/sandbox/clock', { advance_seconds: 40 * 86_400 });
    expect((await rows())[0]?.created_at).toBe(begin.toISOString());
  });
});

describe('refuses', () => {
  test('an invalid status, method and cursor', async () => {
    for (const [query, pointer] of [
      ['?status=9xx', '?status'],
      ['?method=FETCH', '?method'],
      ['?cursor=abc', '?cursor'],
      ['?created_after=yesterday', '?created_after'],
    ]) {
      const { body } = await look(query ?? '');
      expect([body.status, body.errors[0].pointer]).toEqual([400, pointer]);
    }
    for (const id of [
      'no-such-request',
      'ffffffff-ffff-7fff-bfff-ffffffffffff',
      '00000000-0000-7000-8000-000000000000',
      '00000000-0000-7000-8000-000000000000.99999',
      'x'.repeat(128),
    ]) {
      expect([id, (await look(`/${id}`)).status]).toEqual([id, 404]);
    }
  });

  test('a cursor with an impossible time', async () => {
    for (const at of ['1e300', '-1e300', 'NaN', '']) {
      const cursor = Buffer.from(JSON.stringify(['requests newest first', at, 'x', '0'])).toString(
        'base64url',
      );
      expect((await look(`?cursor=${cursor}`)).status).toBe(400);
    }
  });
});

describe('guards', () => {
  test('a key is refused; another organization and the other mode see nothing', async () => {
    const made = await send('GET', '/v1/business');
    const id = made.headers.get('X-Request-Id');
    expect((await call(service, tenant.testKey, 'GET', '/console/request')).status).toBe(403);
    expect((await call(service, null, 'GET', '/console/request')).status).toBe(401);
    const other = await createPerson(service, (await createTenant(service)).organizationId);
    for (const token of [await other.token(), await person.token('live')]) {
      expect((await call(service, token, 'GET', '/console/request')).body.data).toEqual([]);
      expect((await call(service, token, 'GET', `/console/request/${id}`)).status).toBe(404);
    }
  });

  test('no tax id, secret or key that was sent stands in the log', async () => {
    const secrets = ['123-45-6789', '987654321', 'hunter2hunter2', tenant.liveKey.slice(8)];
    await send('POST', '/v1/business', {
      ...company,
      tax_id: '987654321',
      metadata: { note: `SSN 123-45-6789, key ${tenant.liveKey}` },
      nested: { client_secret: 'hunter2hunter2' },
    });
    await send('GET', `/v1/business?q=${tenant.liveKey}&token=hunter2hunter2`);
    await send('POST', '/v1/business', '{"password":"hunter2hunter2","tax_id":987654321', {
      'Idempotency-Key': `for ${tenant.liveKey}`,
    });
    const stored = await service.parts.database.query(
      'select entries from request_batches where organization_id = $1',
      [tenant.organizationId],
    );
    expect(stored).toHaveLength(3);
    for (const secret of secrets) expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify(stored)).toContain('*****4321');
  });

  test('only the size of an upload is stored', async () => {
    const { body } = await send('POST', '/v1/business', company);
    await upload(service, tenant.testKey, body.id);
    await service.requests.flush();
    const [row] = await rows('?operation_id=uploadDocument');
    const { request_body } = (await look(`/${row?.id}`)).body;
    expect(request_body).toMatchObject({ content_type: 'multipart/form-data', text: null });
    expect(request_body.bytes).toBeGreaterThan(100);
  });
});
