import { expect, test } from 'vitest';
import { ForeignQualificationRequest, recordFacts } from '#lib/contract/foreign-qualification';

test('every fact of the record is refused by name, even if the rest of the body is invalid', () => {
  const body = { jurisdiction: 7, ...Object.fromEntries(recordFacts.map((fact) => [fact, 'x'])) };
  const issues = ForeignQualificationRequest.safeParse(body).error?.issues ?? [];
  expect(issues.filter((issue) => issue.code === 'custom').map((issue) => issue.path)).toEqual(
    recordFacts.map((fact) => [fact]),
  );
  expect(issues.some((issue) => issue.path[0] === 'jurisdiction')).toBe(true);
});

test('a body that is not an object is one error', () => {
  expect(ForeignQualificationRequest.safeParse(null).error?.issues).toHaveLength(1);
});
