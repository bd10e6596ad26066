import { expect, test } from 'vitest';
import { ageHints } from '#components/businesses/age-hints.ts';
import type { Document } from '#lib/contract/document';

const certificate = (issued_on: string | null) =>
  ({ types: ['certificate_of_good_standing'], issued_on }) as Document;

test('the newest certificate has a hint with its age, and no limit is invented', () => {
  expect(ageHints([certificate('2026-08-01'), certificate('2026-09-12')], '2026-11-20')).toEqual([
    'The newest certificate of good standing was issued 69 days ago, on 12 Sep 2026. Each state decides how old it can be, and its form shows the limit.',
  ]);
});

test('a certificate without a date says so, and other documents need no hint', () => {
  expect(ageHints([certificate(null)], '2026-11-20')[0]).toContain('no date of issue');
  expect(ageHints([{ ...certificate(null), types: ['operating_agreement'] }], '2026-11-20')).toEqual([]);
});

test('a certificate that is dated in the future was not issued today', () => {
  expect(ageHints([certificate('2027-02-20')], '2026-11-20')).toEqual([
    'The newest certificate of good standing is dated 20 Feb 2027, which is in the future. No state accepts it before that day.',
  ]);
});
