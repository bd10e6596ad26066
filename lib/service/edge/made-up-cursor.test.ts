import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCursor } from '#lib/service/cursor';
import { call, type Harness, startHarness } from '#lib/testing/harness';
import { type Desk, openDesk } from '#lib/testing/one-of-each';

let service: Harness;
let desk: Desk;
beforeAll(async () => {
  service = await startHarness();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const id = '019a8f00-0000-7000-8000-000000000001';
const moment = '2026-11-20T00:00:00.000Z';
const asPostgresWrites = '2026-11-20 00:00:00.5+00';
const ofFiling = (walk: string, ...keys: string[]) => [walk, JSON.stringify(keys)];

/** A list, its order, and keys that it takes. */
type Taken = [path: string, order: string, keys: string[]];

const taken: Taken[] = [
  ['/console/filing?', 'act asc', ofFiling('0', asPostgresWrites, id)],
  ['/console/filing?', 'act asc', ofFiling('0', 'infinity', id)],
  ['/console/filing?sort=due&', 'due asc', ofFiling('0', '9007199254740991', id)],
  ['/console/filing?sort=updated&', 'updated asc', ofFiling('0', asPostgresWrites, id)],
  ['/console/filing?sort=name&', 'name asc', ofFiling('0', 'ålesund fish', id)],
  ['/console/case?', 'case due', ['1', '9007199254740991', id]],
  ['/console/business-row?sort=name&dir=asc&', 'business name asc', ['ålesund fish', id]],
  ['/console/agent-mail?', 'agent mail by urgency', ['-4000', id]],
  ['/console/obligation?', 'obligations by date', ['2026-11-20', id]],
  ['/console/obligation?', 'obligations by date', ['', id]],
  ['/console/plan?status=draft&', 'plan by change', [moment, id]],
  ['/console/request?', 'requests newest first', ['1763900000000', id, '4']],
  ['/console/request?', 'requests newest first', ['1763900000000', '', '0']],
  ['/v1/business?', 'businesses newest first', [id]],
  ['/v1/plan?', 'plan', [id]],
  ['/v1/jurisdiction?', 'jurisdictions by name', ['Ohio']],
  ['/v1/filing/{filing}/event?', 'history of {filing}', ['1']],
];

const hostile = [
  '',
  'x',
  '0',
  '-1',
  '1e3',
  '9007199254740991',
  '9'.repeat(18),
  '9'.repeat(30),
  '\0',
  '\ud800',
  'Infinity',
  '-infinity',
  'now',
  '[]',
];
const moments = [
  '1 Mar',
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026-11-20T00:00:00+20:00',
  '2026-11-20 00:00:00+20',
  `2026-11-20 00:00:00.${'1'.repeat(200)}+00`,
];

describe('a cursor that the service never wrote', () => {
  test.each(taken)('%s, %s, %j', async (path, order, keys) => {
    const credential = await desk.person.token();
    const forFiling = (text: string) => text.replace('{filing}', desk.ids.filing);
    const statusWith = async (changed: string[]) => {
      const cursor = writeCursor(forFiling(order), changed);
      return (await call(service, credential, 'GET', `${forFiling(path)}cursor=${cursor}`)).status;
    };
    expect(await statusWith(keys)).toBe(200);
    const failed: string[][] = [];
    const isNested = keys[1]?.startsWith('[');
    for (const [at] of keys.entries()) {
      for (const value of [...hostile, ...moments]) {
        const inner = isNested && at === 1 ? (JSON.parse(keys[1] ?? '') as string[]) : [];
        const changes = inner.length
          ? inner.map((_, place) => keys.with(1, JSON.stringify(inner.with(place, value))))
          : [keys.with(at, value)];
        for (const changed of changes) if ((await statusWith(changed)) >= 500) failed.push(changed);
      }
    }
    expect(failed).toEqual([]);
    expect(await statusWith(keys.slice(1))).toBe(400);
    expect(await statusWith([...keys, id])).toBe(400);
  });
});
