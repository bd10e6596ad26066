import { expect, test } from 'vitest';
import { isBeforeSubmission } from '#lib/rules/filing/before-submission';

test.each([
  ['2016-11-20', true],
  ['2026-11-18', true],
  ['2026-11-19', false],
  ['2026-11-27', false],
])('a state that dates a registration %s dated it before the submission: %s', (date, is) =>
  expect(isBeforeSubmission(date, '2026-11-20T02:00:00.000Z')).toBe(is),
);
