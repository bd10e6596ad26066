import { expect, test } from 'vitest';
import { dayFault, expiryOf } from '#components/developers/expiry-choice.ts';

const now = '2026-11-20T15:00:00.000Z';
const end = (lifetime: string, day = '') => expiryOf({ lifetime, day }, now);

test('a lifetime is converted to the time at which the key expires', () => {
  expect(end('never')).toBeNull();
  expect(end('30')).toBe('2026-12-20T15:00:00.000Z');
  expect(end('365')).toBe('2027-11-20T15:00:00.000Z');
  expect(end('date', '2026-12-31')).toBe('2026-12-31T23:59:59.999Z');
});

test('a missing or invalid date is not accepted, with the reason', () => {
  expect(end('date')).toBeUndefined();
  expect(dayFault({ lifetime: 'date', day: '' })).toBe('Enter the last day on which the key works.');
  expect(end('date', '02/30/2027')).toBeUndefined();
  expect(dayFault({ lifetime: 'date', day: '02/30/2027' })).toBe(
    'February 2027 has 28 days. You entered 02/30/2027.',
  );
  expect(end('date', '2026-11-20')).toBe('2026-11-20T23:59:59.999Z');
  expect(end('date', '2026-11-19')).toBeUndefined();
  expect(dayFault({ lifetime: 'date', day: '11/19/2026' })).toBe(
    'This day is over in UTC. Choose today or a later day.',
  );
});
