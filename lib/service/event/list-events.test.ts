import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventList } from '#lib/contract/event';
import { advanceDueFiling } from '#lib/service/sandbox/advance-sandbox-filing';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
const begin = new Date('2026-11-20T15:00:00.000Z');
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

describe('works', () => {
  test('events are listed newest first, page by page, and one by one', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant, 'US-TX', { metadata: { matter: 'M-1' } });
    service.time.now = new Date(begin.getTime() + 1000);
    await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`);
    service.time.now = begin;
    const all = EventList.parse((await call(service, tenant.testKey, 'GET', '/v1/event')).body).data;
    expect(all.map(({ type }) => type).toSorted()).toEqual([
      'business.created',
      'business.created',
      'business.updated',
      'filing.canceled',
      'filing.created',
      'registered_agent.updated',
    ]);
    expect(all.map(({ id }) => id)).toEqual(
      all
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    const first = await call(service, tenant.testKey, 'GET', '/v1/event?limit=3');
    const rest = await call(service, tenant.testKey, 'GET', `/v1/event?cursor=${first.body.next_cursor}`);
    expect([...first.body.data, ...rest.body.data]).toEqual(all);
    const filled = await call(service, tenant.testKey, 'GET', `/v1/event?limit=${all.length}`);
    expect(filled.body).toMatchObject({ has_more: false, next_cursor: null });
    const [created] = (await call(service, tenant.testKey, 'GET', '/v1/event?type=filing.created')).body.data;
    expect(created).toMatchObject({
      object: 'event',
      mode: 'test',
      actor: { type: 'api_key', name: 'test full' },
      data: { object: { id: filing.id, metadata: { matter: 'M-1' } }, previous_attributes: null },
    });
    expect((await call(service, tenant.testKey, 'GET', `/v1/event/${created.id}`)).body).toEqual(created);
  });

  test('events can be filtered by type, filing, object and time', async () => {
    const tenant = await createTenant(service);
    const { filing, businessId } = await fileIn(service, tenant);
    const other = await fileIn(service, tenant, 'US-TX', {}, { legal_name: 'Harbor Pine, LLC' });
    service.time.now = new Date(begin.getTime() + 60_000);
    const canceled = await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`);
    service.time.now = new Date(begin.getTime() + 120_000);
    const find = async (query: string) =>
      EventList.parse((await call(service, tenant.testKey, 'GET', `/v1/event?${query}`)).body).data;
    const types = async (query: string) => (await find(query)).map(({ type }) => type).toSorted();
    expect(await types(`filing_id=${filing.id}`)).toEqual([
      'filing.canceled',
      'filing.created',
      'registered_agent.updated',
    ]);
    expect(await types(`object_id=${filing.id}`)).toEqual(['filing.canceled', 'filing.created']);
    expect(await types(`object_id=${filing.id.toUpperCase()}&type=filing.created`)).toEqual([
      'filing.created',
    ]);
    expect(await types(`object_id=${businessId}`)).toEqual(['business.created']);
    expect(await types('created_after=2026-11-20T15:00:30Z')).toEqual(
      await types('created_after=2026-11-20T16:00:30%2B01:00'),
    );
    expect(await types(`created_after=2026-11-20T15:00:30Z&object_id=${filing.id}`)).toEqual([
      'filing.canceled',
    ]);
    expect(await types('created_before=2026-11-20T15:00:30Z&type=filing.canceled')).toEqual([]);
    expect(await types('created_after=2026-11-20')).toEqual(await types(''));
    expect(await types('created_after=2026-11-21')).toEqual([]);
    expect(await types('created_before=2026-11-20')).toEqual([]);
    expect(await types(`filing_id=${other.filing.id}&type=filing.canceled`)).toEqual([]);
    const [event] = await find('type=filing.canceled');
    expect(event?.request_id).toBe(canceled.headers.get('X-Request-Id'));
  });

  test('an event without a request has no request id', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    await advanceDueFiling(
      { ...(await sandboxContext(service.parts, tenant.organizationId)), now: new Date('2027-01-01') },
      filing.id,
    );
    const moved = await call(service, tenant.testKey, 'GET', '/v1/event?type=filing.ready_to_file');
    expect(moved.body.data[0]).toMatchObject({ actor: { type: 'sandbox' }, request_id: null });
  });

  test('the history of a filing is listed oldest first, page by page, and does not expire', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`);
    service.time.now = new Date('2028-11-20T15:00:00.000Z');
    const path = `/v1/filing/${filing.id}/event`;
    const first = await call(service, tenant.testKey, 'GET', `${path}?limit=2`);
    const rest = await call(
      service,
      tenant.testKey,
      'GET',
      `${path}?limit=2&cursor=${first.body.next_cursor}`,
    );
    service.time.now = begin;
    const sequences = [...first.body.data, ...rest.body.data].map((event) => event.sequence);
    expect(sequences).toEqual([1, 2, 3]);
    expect([first.body.has_more, rest.body.has_more]).toEqual([true, false]);
  });

  test('after 30 days an event is no longer returned', async () => {
    const tenant = await createTenant(service);
    await fileIn(service, tenant);
    const [event] = (await call(service, tenant.testKey, 'GET', '/v1/event')).body.data;
    const at = async (time: string) => {
      service.time.now = new Date(time);
      const list = await call(service, tenant.testKey, 'GET', '/v1/event');
      const one = await call(service, tenant.testKey, 'GET', `/v1/event/${event.id}`);
      service.time.now = begin;
      return [list.body.data.length, one.status];
    };
    expect(await at('2026-12-20T14:59:59.000Z')).toEqual([3, 200]);
    expect(await at('2026-12-20T15:00:01.000Z')).toEqual([0, 404]);
  });
});

describe('refuses', () => {
  test('an unknown type, and a cursor of another list', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    for (const [query, pointer] of [
      ['type=filing.lost', '?type'],
      ['filing_id=7', '?filing_id'],
      ['object_id=x', '?object_id'],
      ['created_after=soon', '?created_after'],
    ]) {
      const { body } = await call(service, tenant.testKey, 'GET', `/v1/event?${query}`);
      expect([body.status, body.errors[0].pointer]).toEqual([400, pointer]);
    }
    const page = await call(service, tenant.testKey, 'GET', '/v1/event?limit=1');
    const cursor = page.body.next_cursor;
    for (const path of ['/v1/filing', `/v1/filing/${filing.id}/event`]) {
      const other = await call(service, tenant.testKey, 'GET', `${path}?cursor=${cursor}`);
      expect(other.body).toMatchObject({ status: 400, errors: [{ pointer: '?cursor' }] });
    }
  });
});

describe('guards', () => {
  test('without a key it is 401; another mode and organization see nothing', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    await fileIn(service, mine);
    expect((await call(service, null, 'GET', '/v1/event')).status).toBe(401);
    for (const key of [mine.liveKey, other.testKey]) {
      expect((await call(service, key, 'GET', '/v1/event')).body.data).toEqual([]);
    }
  });
});
