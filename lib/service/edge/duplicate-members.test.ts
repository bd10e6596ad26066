import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMembers, findDuplicateMember } from '#lib/service/edge/duplicate-members';

function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, child) => sum + membersOf(child), 0);
  return (Array.isArray(value) ? 0 : Object.keys(value).length) + inner;
}

test('a value without duplicates has as many members as its text, whatever its strings contain', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(countMembers(text)).toBe(membersOf(JSON.parse(text)));
      expect(findDuplicateMember(text)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

const name = fc.oneof(fc.constantFrom('legal_name', 'a"b', 'a:b', 'back\\', '{', ''), fc.string());

test('a duplicate member is found at its path, at any depth', () => {
  fc.assert(
    fc.property(
      name,
      fc.jsonValue(),
      fc.jsonValue(),
      fc.array(name, { maxLength: 4 }),
      (twice, a, b, around) => {
        const member = JSON.stringify(twice);
        const core = `{ ${member}: ${JSON.stringify(a)}, "other": [1, "x"], ${member} :${JSON.stringify(b)}}`;
        fc.pre(twice !== 'other');
        const text = around.reduce((inner, outer) => `{${JSON.stringify(outer)}:[0,${inner}]}`, core);
        const parsed = JSON.parse(text);
        expect(countMembers(text)).toBeGreaterThan(membersOf(parsed));
        expect(findDuplicateMember(text)).toEqual([
          ...around.toReversed().flatMap((part) => [part, 1]),
          twice,
        ]);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a name with an escape equals the same name without', () => {
  expect(findDuplicateMember('{"name":1,"n\\u0061me":2}')).toEqual(['name']);
  expect(countMembers('{"name":1,"n\\u0061me":2}')).toBe(2);
});
