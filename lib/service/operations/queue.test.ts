import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskFiling } from '#lib/contract/desk-filing';
import { completeFormation, einApplication, formationPath } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { createPerson } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
let partner: Tenant;
let operator: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.time.now = new Date('2026-11-20T15:00:00.000Z');
  await service.parts.database.query("update filings set status = 'canceled'");
  partner = await createTenant(service, 'Northwind Partners');
  operator = await createOperator(service, ['filer', 'lead']);
  second = await createOperator(service, ['filer'], 'Sam Ortiz');
});

const ask = async (who: TestOperator, method: string, path: string, body?: unknown, headers = {}) =>
  call(service, await who.token(), method, `/v1/operations${path}`, body, headers);

const idsOf = (list: { data: DeskFiling[] }) => list.data.map(({ id }) => id);

describe('the queue', () => {
  test('lists the live filings of all partners by promised time', async () => {
    const other = await createTenant(service, 'Another partner');
    const california = await fileLive(service, partner, 'US-CA');
    const nothingPromised = await fileLive(service, other, 'US-NY');
    const expedited = await fileLive(service, other, 'US-NY', { expedited_tier: '24_hour' });
    await fileIn(service, partner);
    const { status, body } = await ask(operator, 'GET', '/filing');
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([expedited.id, california.id, nothingPromised.id]);
    expect(body.data[0]).toMatchObject({
      organization: { id: other.organizationId, name: 'Another partner' },
      promised_at: expedited.promised_at,
      overdue: false,
      claim: null,
    });
  });

  test('is paged by keyset: each page continues after the previous one', async () => {
    const made = [];
    for (const state of ['US-CA', 'US-NY', 'US-CA', 'US-NY', 'US-TX'])
      made.push((await fileLive(service, partner, state)).id);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await ask(operator, 'GET', `/filing?limit=2${cursor}`);
      seen.push(...idsOf(body));
      if (!body.has_more) break;
      cursor = `&cursor=${body.next_cursor}`;
    }
    expect(seen).toHaveLength(5);
    expect(seen.toSorted()).toEqual(made.toSorted());
    expect(seen).toEqual(idsOf((await ask(operator, 'GET', '/filing?limit=100')).body));
    expect((await ask(operator, 'GET', '/filing?cursor=abc')).status).toBe(400);
  });

  test('can be filtered by filing, partner and holder', async () => {
    const other = await createTenant(service);
    const texas = await fileLive(service, partner, 'US-TX');
    const california = await fileLive(service, other, 'US-CA');
    const expedited = await fileLive(service, partner, 'US-NY', { expedited_tier: '24_hour' });
    await ask(operator, 'POST', `/filing/${texas.id}/claim`);
    const found = async (query: string) =>
      idsOf((await ask(operator, 'GET', `/filing?${query}`)).body).toSorted();
    const all = [texas.id, california.id, expedited.id].toSorted();
    expect(await found('status=open')).toEqual(all);
    expect(await found('status=queued')).toEqual(all);
    expect(await found('status=filed')).toEqual([]);
    expect(await found('jurisdiction=US-CA')).toEqual([california.id]);
    expect(await found('type=formation')).toEqual([]);
    expect(await found(`organization_id=${other.organizationId}`)).toEqual([california.id]);
    expect(await found('claimed_by=me')).toEqual([texas.id]);
    expect(await found('claimed_by=none')).toEqual([california.id, expedited.id].toSorted());
    expect(await found(`claimed_by=${operator.id}`)).toEqual([texas.id]);
    expect((await ask(operator, 'GET', '/filing?claimed_by=nobody')).body.errors).toEqual([
      expect.objectContaining({ detail: 'Use me, none, or the id of a person or a key.' }),
    ]);
    expect(await found('expedited=true')).toEqual([expedited.id]);
    expect(await found('promised_before=2026-11-27T00:00:00Z')).toEqual([expedited.id]);
    expect(await found('promised_before=2026-11-27')).toEqual([expedited.id]);
    expect(await found(`q=${texas.id.slice(-8)}`)).toEqual([texas.id]);
    expect(await found('mode=test')).not.toContain(texas.id);
  });

  test('has the filings whose case is answered, of which the next is claimed too', async () => {
    await fileLive(service, partner, 'US-CA');
    const { id } = await fileLive(service, partner, 'US-TX');
    const asked = {
      kind: 'missing_information',
      summary: 'The office returned the filing',
      fields: [{ name: 'remarks', type: 'string', description: 'What shall we answer?' }],
    };
    const { body: opened } = await ask(operator, 'POST', `/filing/${id}/case`, asked);
    await ask(operator, 'POST', `/filing/${id}/release`);
    const found = async () => idsOf((await ask(operator, 'GET', '/filing?answered=true')).body);
    const next = async () =>
      (await ask(operator, 'POST', '/filing/claim-next', { filters: { answered: true } })).body?.id;
    expect([await found(), await next()]).toEqual([[], undefined]);
    const answer = { fields: { remarks: 'As before.' } };
    await call(service, partner.liveKey, 'POST', `/v1/case/${opened.id}/response`, answer);
    expect([await found(), await next()]).toEqual([[id], id]);
    await ask(operator, 'POST', `/case/${opened.id}/review`, { outcome: 'resolved' });
    expect(await found()).toEqual([]);
    expect((await ask(operator, 'GET', '/filing?answered=false')).status).toBe(400);
  });

  test('counts open, overdue and unclaimed filings', async () => {
    const late = await fileLive(service, partner, 'US-CA');
    await fileLive(service, partner, 'US-CA');
    await fileLive(service, partner, 'US-TX');
    await service.parts.database.query(
      "update filings set promised_at = '2026-11-19T00:00:00Z' where id = $1",
      [late.id],
    );
    await ask(operator, 'POST', `/filing/${late.id}/claim`);
    const { body } = await ask(operator, 'GET', '/count');
    expect(body).toMatchObject({
      open: 3,
      overdue: 1,
      unclaimed: 2,
      mine: 1,
      answered: 0,
      by_status: [{ status: 'queued', count: 3 }],
      by_jurisdiction: [
        { jurisdiction: 'US-CA', count: 2 },
        { jurisdiction: 'US-TX', count: 1 },
      ],
      organizations: [{ id: partner.organizationId, name: 'Northwind Partners', count: 3 }],
    });
    const { body: queue } = await ask(operator, 'GET', '/filing?limit=1');
    expect(queue.data).toMatchObject([{ id: late.id, overdue: true }]);
  });

  test('has an EIN application that waits for its formation among the open filings, not among those that nobody holds', async () => {
    const asked = { ...(await completeFormation(service, partner, 'US-CO', 'live')), ein: einApplication };
    const { body: formation } = await call(service, partner.liveKey, 'POST', formationPath, asked);
    const free = async () => idsOf((await ask(operator, 'GET', '/filing?claimed_by=none')).body);
    const counts = async () => (await ask(operator, 'GET', '/count')).body;
    const waits = async () => {
      const { data } = (await ask(operator, 'GET', '/filing')).body;
      return data.map(({ type, waits_for_formation }: DeskFiling) => [type, waits_for_formation]).toSorted();
    };
    expect(await free()).toEqual([formation.id]);
    expect(await waits()).toEqual([
      ['ein', true],
      ['formation', false],
    ]);
    expect(await counts()).toMatchObject({ open: 2, unclaimed: 1 });
    await service.parts.database.query("update filings set status = 'completed' where id = $1", [
      formation.id,
    ]);
    expect(await free()).toHaveLength(1);
    expect(await waits()).toEqual([['ein', false]]);
    expect(await counts()).toMatchObject({ open: 1, unclaimed: 1 });
  });
});

describe('a claim', () => {
  test('ends with the filing that the partner cancels', async () => {
    const { id } = await fileLive(service, partner);
    await ask(operator, 'POST', `/filing/${id}/claim`);
    await call(service, partner.liveKey, 'POST', `/v1/filing/${id}/cancel`);
    expect((await ask(operator, 'GET', `/filing/${id}`)).body).toMatchObject({
      status: 'canceled',
      claim: null,
    });
    const own = await ask(operator, 'GET', '/filing?status=canceled&claimed_by=me');
    expect(own.body.data).toEqual([]);
  });

  test('belongs to one operator: another sees who has it and since when', async () => {
    const { id } = await fileLive(service, partner);
    const claimed = await ask(operator, 'POST', `/filing/${id}/claim`);
    const claim = { by: { id: operator.id, name: operator.name }, since: '2026-11-20T15:00:00.000Z' };
    expect([claimed.status, claimed.body]).toMatchObject([200, { id, claim }]);
    const refused = await ask(second, 'POST', `/filing/${id}/claim`);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        type: 'http://service.test/problems/filing_claimed',
        detail: `${operator.name} has worked on this filing since ${claim.since}.`,
        claim,
      },
    ]);
    expect((await ask(operator, 'POST', `/filing/${id}/claim`)).body.claim).toMatchObject(claim);
    expect((await ask(second, 'POST', `/filing/${id}/release`)).status).toBe(409);
    const check = { item: 'fee_paid', done: true };
    expect((await ask(second, 'POST', `/filing/${id}/check`, check)).body).toMatchObject({
      type: refused.body.type,
      claim,
    });
    expect((await ask(operator, 'POST', `/filing/${id}/check`, check)).status).toBe(200);
    expect((await ask(operator, 'POST', `/filing/${id}/release`)).body.claim).toBeNull();
    expect((await ask(second, 'POST', `/filing/${id}/claim`)).status).toBe(200);
  });

  test('expires after 8 hours without a step, and a later step takes it again unless another has it', async () => {
    const { id } = await fileLive(service, partner);
    const move = (from: string, to: string) => ask(operator, 'POST', `/filing/${id}/move`, { from, to });
    await ask(operator, 'POST', `/filing/${id}/claim`);
    service.time.now = new Date('2026-11-20T23:00:00.000Z');
    expect((await ask(second, 'GET', `/filing/${id}`)).body.claim).toBeNull();
    expect((await move('queued', 'ready_to_file')).status).toBe(200);
    expect((await ask(second, 'POST', `/filing/${id}/claim`)).status).toBe(409);
    service.time.now = new Date('2026-11-21T07:00:00.000Z');
    expect((await ask(second, 'POST', `/filing/${id}/claim`)).body.claim.by.id).toBe(second.id);
    expect((await move('ready_to_file', 'processing')).body.claim.by.name).toBe(second.name);
  });

  test('can be taken over by a lead, and not by a filer', async () => {
    const { id } = await fileLive(service, partner);
    await ask(second, 'POST', `/filing/${id}/claim`);
    const third = await createOperator(service, ['filer']);
    const refused = await ask(third, 'POST', `/filing/${id}/claim`, { take_over: true });
    expect([refused.status, refused.body.required_scope]).toEqual([403, 'lead']);
    const taken = await ask(operator, 'POST', `/filing/${id}/claim`, { take_over: true });
    expect(taken.body.claim.by.id).toBe(operator.id);
    const trail = await service.parts.database.query(
      "select action, actor from audit_entries where object_id = $1 and action like 'filing.%' and actor ->> 'type' = 'staff' order by id",
      [id],
    );
    expect(trail).toMatchObject([
      { action: 'filing.claimed', actor: { id: second.id } },
      { action: 'filing.taken_over', actor: { id: operator.id } },
    ]);
  });

  test('of the next filing: two at once get two filings, a double click gets one', async () => {
    const first = await fileLive(service, partner, 'US-NY', { expedited_tier: '24_hour' });
    const next = await fileLive(service, partner, 'US-CA');
    const claims = await Promise.all([
      ask(operator, 'POST', '/filing/claim-next'),
      ask(second, 'POST', '/filing/claim-next'),
    ]);
    expect(claims.map(({ body }) => body.id).toSorted()).toEqual([first.id, next.id].toSorted());
    const [third, fourth] = [await fileLive(service, partner), await fileLive(service, partner)];
    const key = { 'Idempotency-Key': 'press-1' };
    const pressed = await Promise.all([1, 2].map(() => ask(operator, 'POST', '/filing/claim-next', {}, key)));
    expect(new Set(pressed.map(({ body }) => body.id)).size).toBe(1);
    expect([third.id, fourth.id]).toContain(pressed[0]?.body.id);
    const replayed = pressed.map(({ headers }) => headers.get('Idempotent-Replayed'));
    expect(replayed.toSorted()).toEqual(['true', null].toSorted());
    // A key belongs to its operator: the same text sent by another claims another filing.
    const other = await ask(second, 'POST', '/filing/claim-next', {}, key);
    expect(other.body.id).not.toBe(pressed[0]?.body.id);
  });

  test('of the next filing can be filtered; without any the response is empty', async () => {
    await fileLive(service, partner, 'US-TX');
    const california = await fileLive(service, partner, 'US-CA');
    const wanted = { filters: { jurisdiction: 'US-CA' } };
    expect((await ask(operator, 'POST', '/filing/claim-next', wanted)).body.id).toBe(california.id);
    const none = await ask(operator, 'POST', '/filing/claim-next', wanted);
    expect([none.status, none.body]).toEqual([204, null]);
    const filters = { q: california.legal_name, promised_before: california.promised_at };
    await ask(operator, 'POST', `/filing/${california.id}/release`);
    expect((await ask(operator, 'POST', '/filing/claim-next', { filters })).status).toBe(204);
    const later = { ...filters, promised_before: '2027-01-01T00:00:00.000Z' };
    expect((await ask(operator, 'POST', '/filing/claim-next', { filters: later })).body.id).toBe(
      california.id,
    );
  });

  test('is refused for a test filing, an ended one and an unknown one', async () => {
    const { filing } = await fileIn(service, partner);
    const refused = await ask(operator, 'POST', `/filing/${filing.id}/claim`);
    expect([refused.status, refused.body.type]).toEqual([
      409,
      'http://service.test/problems/transition_not_allowed',
    ]);
    const live = await fileLive(service, partner);
    await call(service, partner.liveKey, 'POST', `/v1/filing/${live.id}/cancel`);
    expect((await ask(operator, 'POST', `/filing/${live.id}/claim`)).body.filing_status).toBe('canceled');
    expect((await ask(operator, 'POST', `/filing/${partner.organizationId}/claim`)).status).toBe(404);
    expect((await ask(operator, 'POST', '/filing/none/claim')).status).toBe(404);
  });

  test('is not visible to the partner', async () => {
    const { id } = await fileLive(service, partner);
    await ask(operator, 'POST', `/filing/${id}/claim`);
    for (const path of [`/v1/filing/${id}`, '/v1/filing', `/v1/filing/${id}/event`, '/v1/event']) {
      const { body } = await call(service, partner.liveKey, 'GET', path);
      expect(JSON.stringify(body)).not.toContain(operator.name);
      expect(JSON.stringify(body)).not.toContain('claim');
    }
  });
});

test('a filing that is open after the promised time is shown as delayed', async () => {
  const { id } = await fileLive(service, partner, 'US-CA');
  const row = async () => {
    const person = await createPerson(service, partner.organizationId);
    const { body } = await call(service, await person.token('live'), 'GET', '/console/filing');
    return body.data.find((one: { id: string }) => one.id === id);
  };
  expect((await row()).standing_still).toBe(false);
  await service.parts.database.query(
    "update filings set resource = replace(resource, '2026-12-09T23:59:59.999Z', '2026-11-19T23:59:59.999Z') where id = $1",
    [id],
  );
  expect((await row()).standing_still).toBe(true);
});
