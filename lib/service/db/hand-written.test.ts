import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOf, functionOf, handWritten } from '#lib/service/db/hand-written';
import { type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('a version whose statement has another text leaves that of this one as it is, in whatever order they start', async () => {
  const versions = [1, 2].map((number) =>
    functionOf('one_number', { takes: [], returns: 'int', does: `return ${number};` }),
  );
  const [first, second] = versions;
  for (const one of [first, second, first]) await service.asOwner(one?.sql ?? '');
  const answers = await Promise.all(
    versions.map(({ called }) => service.parts.database.query(`select ${called}() as number`)),
  );
  expect(answers).toEqual([[{ number: 1 }], [{ number: 2 }]]);
});

test('each statement is called by the name under which it is made', () => {
  const called = /from (\w+)\(.*\) as one_filing$/.exec(callOf('one_filing', []))?.[1];
  expect(handWritten).toContain(`create or replace function ${called}(`);
});
