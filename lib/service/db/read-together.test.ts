import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTogether } from '#lib/service/db/read-together';
import { readingOf } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import { contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** Sends to the database of the test, and records what was sent. */
function startReading() {
  const sent: string[] = [];
  const read = readTogether((text) => {
    sent.push(text);
    return service.parts.database.script(text);
  });
  return { read, sent };
}

test('concurrent statements are sent in one message, each under its own settings', async () => {
  const { read, sent } = startReading();
  const opening = (value: string) => `select set_config('app.mode', '${value}', true)`;
  const shown = "select current_setting('app.mode') as mode";
  const answers = await Promise.all(['live', 'live', 'test'].map((value) => read(opening(value), shown)));
  expect(answers).toEqual([[{ mode: 'live' }], [{ mode: 'live' }], [{ mode: 'test' }]]);
  expect(sent).toEqual([[opening('live'), shown, shown, opening('test'), shown].join('; ')]);
});

test('a failing statement does not affect the others', async () => {
  const { read } = startReading();
  const asked = ['select 1 as one', 'select 1 / 0', 'select 2 as two'].map((text) => read('select 0', text));
  const answers = await Promise.allSettled(asked);
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: [{ one: 1 }] },
    { status: 'rejected', reason: { message: 'division by zero' } },
    { status: 'fulfilled', value: [{ two: 2 }] },
  ]);
});

test('each of many statements gets its own result, and a message has only a few of them', async () => {
  const { read, sent } = startReading();
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const answers = await Promise.all(numbers.map((number) => read('select 0', `select ${number} as number`)));
  expect(answers).toEqual(numbers.map((number) => [{ number }]));
  expect(Math.max(...sent.map((text) => text.match(/as number/g)?.length ?? 0))).toBe(16);
});

test('between two messages the process can do other work, for example accept a connection', async () => {
  const order: string[] = [];
  const read = readTogether((text) => {
    order.push('message');
    setImmediate(() => order.push('turn'));
    return service.parts.database.script(text);
  });
  await Promise.all(Array.from({ length: 17 }, () => read('select 0', 'select 1 as one')));
  expect(order.slice(0, 3)).toEqual(['message', 'turn', 'message']);
});

test('two organizations that read concurrently each see only their own rows', async () => {
  const contexts = await Promise.all(
    [1, 2].map(async () => contextOf(service, (await createTenant(service)).organizationId)),
  );
  const seen = await Promise.all(
    [...contexts, ...contexts].map((ctx) =>
      readingOf(ctx).run('select distinct organization_id from api_keys'),
    ),
  );
  const own = contexts.map(({ organizationId }) => [{ organization_id: organizationId }]);
  expect(seen).toEqual([...own, ...own]);
  const nobody = contextOf(service, newId(service.time.now));
  expect(await readingOf(nobody).run('select * from api_keys')).toEqual([]);
});
