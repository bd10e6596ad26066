import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventList } from '#lib/contract/event';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
const begin = new Date('2026-11-20T15:00:00.000Z');
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

describe('works', () => {
  test('events are told newest first, page by page, and one by one', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant, 'US-TX', { metadata: { matter: 'M-1' } });
    service.time.now = new Date(begin.getTime() + 1000);
    await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`);
    service.time.now = begin;
    const all = EventList.parse((await call(service, tenant.testKey, 'GET', '/v1/event')).body).data;
    expect(all.map(({ type }) => type).toSorted()).toEqual([
      'business.created',
      'business.created',
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
    const [created] = (await call(service, tenant.testKey, 'GET', '/v1/event?type=filing.created')).body.data;
    expect(created).toMatchObject({
      object: 'event',
      mode: 'test',
      actor: { type: 'api_key', name: 'test full' },
      data: { object: { id: filing.id, metadata: { matter: 'M-1' } }, previous_attributes: null },
    });
    expect((await call(service, tenant.testKey, 'GET', `/v1/event/${created.id}`)).body).toEqual(created);
  });

  test('the history of a filing is told oldest first, page by page, and is kept', async () => {
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

  test('after 30 days an event is no longer served', async () => {
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
  test('a type that is none, a cursor of another list', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant);
    const refused = await call(service, tenant.testKey, 'GET', '/v1/event?type=filing.lost');
    expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '?type' }] });
    const page = await call(service, tenant.testKey, 'GET', '/v1/event?limit=1');
    const cursor = page.body.next_cursor;
    for (const path of ['/v1/filing', `/v1/filing/${filing.id}/event`]) {
      const other = await call(service, tenant.testKey, 'GET', `${path}?cursor=${cursor}`);
      expect(other.body).toMatchObject({ status: 400, errors: [{ pointer: '?cursor' }] });
    }
  });
});

describe('guards', () => {
  test('without a key it is 401; another mode and organization hear nothing', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    await fileIn(service, mine);
    expect((await call(service, null, 'GET', '/v1/event')).status).toBe(401);
    for (const key of [mine.liveKey, other.testKey]) {
      expect((await call(service, key, 'GET', '/v1/event')).body.data).toEqual([]);
    }
  });
});
