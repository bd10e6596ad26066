import { expect, test } from 'vitest';
import { askedFields } from '#lib/contract/asked-fields';
import { Condition } from '#lib/contract/condition';
import { fieldsOf, isAsked } from '#lib/contract/is-asked';

const answers = { kind: 'trust', count: 3, open: false, note: '  ', list: [], agent: { name: 'A' } };

test.each<[Condition, boolean]>([
  [{ field: 'kind', equals: 'trust' }, true],
  [{ field: 'kind', equals: 'bank' }, false],
  [{ field: 'agent', equals: true }, false],
  [{ field: 'count', equals: 3 }, true],
  [{ field: 'count', equals: '3' }, false],
  [{ field: 'kind', in: ['bank', 'trust'] }, true],
  [{ field: 'count', in: ['3', 4] }, false],
  [{ field: 'agent', present: true }, true],
  [{ field: 'open', present: true }, true],
  [{ field: 'note', present: true }, false],
  [{ field: 'list', present: false }, true],
  [{ field: 'nothing', present: false }, true],
  [{ field: 'kind', not: 'bank' }, true],
  [{ field: 'kind', not: 'trust' }, false],
  [{ field: 'nothing', not: 'trust' }, true],
  [{ field: 'constructor', present: true }, false],
  [
    {
      all: [
        { field: 'open', equals: false },
        { field: 'count', equals: 3 },
      ],
    },
    true,
  ],
  [
    {
      all: [
        { field: 'open', equals: true },
        { field: 'count', equals: 3 },
      ],
    },
    false,
  ],
  [
    {
      any: [
        { field: 'open', equals: true },
        { field: 'count', equals: 3 },
      ],
    },
    true,
  ],
  [{ any: [{ all: [{ field: 'open', equals: true }] }, { field: 'note', present: true }] }, false],
])('%j holds: %s', (condition, holds) => {
  expect(Condition.parse(condition)).toEqual(condition);
  expect(isAsked(condition, answers)).toBe(holds);
});

test.each([
  { field: 'a' },
  { field: 'a', equals: null },
  { field: 'a', in: [] },
  { field: 'a', equals: 1, not: 2 },
  { all: [] },
  { any: [{ all: [{ any: [{ field: 'a', equals: 1 }] }] }] },
])('%j is no condition', (condition) => {
  expect(Condition.safeParse(condition).success).toBe(false);
});

test('a condition lists the fields that it depends on', () => {
  const field = (name: string) => ({ field: name, present: true });
  expect(fieldsOf({ any: [field('a'), { all: [field('b'), field('c')] }] })).toEqual(['a', 'b', 'c']);
});

test('the answer to a question that is not asked triggers no other question', () => {
  const fields = [
    { name: 'keep' },
    { name: 'agent', when: { field: 'keep', equals: false } },
    { name: 'consent', when: { field: 'agent', present: true } },
    { name: 'why', when: { field: 'agent', present: false } },
  ];
  const names = (given: Record<string, unknown>) => askedFields(fields, given).map(({ name }) => name);
  expect(names({ keep: false, agent: 'A' })).toEqual(['keep', 'agent', 'consent']);
  expect(names({ keep: true, agent: 'A' })).toEqual(['keep', 'why']);
});

test('questions that depend on each other do not loop forever', () => {
  const fields = [
    { name: 'a', when: { field: 'b', present: true } },
    { name: 'b', when: { field: 'a', present: true } },
  ];
  expect(askedFields(fields, { a: 1, b: 1 })).toHaveLength(2);
  expect(askedFields(fields, {})).toHaveLength(0);
});
