import { expect, test } from 'vitest';
import { dayFault, expiryOf } from '#components/developers/expiry-choice.ts';

const now = '2026-11-20T15:00:00.000Z';
const end = (lifetime: string, day = '') => expiryOf({ lifetime, day }, now);

test('a lifetime becomes the moment at which the key ends', () => {
  expect(end('never')).toBeNull();
  expect(end('30')).toBe('2026-12-20T15:00:00.000Z');
  expect(end('365')).toBe('2027-11-20T15:00:00.000Z');
  expect(end('date', '2026-12-31')).toBe('2026-12-31T23:59:59.999Z');
});

test('a day that is not entered yet, or is none, is no end and says why', () => {
  expect(end('date')).toBeUndefined();
  expect(dayFault({ lifetime: 'date', day: '' })).toBe('Enter the last day on which the key works.');
  expect(end('date', '02/30/2027')).toBeUndefined();
  expect(dayFault({ lifetime: 'date', day: '02/30/2027' })).toBe(
    'February 2027 has 28 days. You entered 02/30/2027.',
  );
});
