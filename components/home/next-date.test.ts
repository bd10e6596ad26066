import { expect, test } from 'vitest';
import { nextDateWords } from '#components/home/next-date.ts';
import type { FilingSummary } from '#lib/contract/overview';

const now = '2026-11-20T15:00:00.000Z';

function filing(legal_name: string, expected: FilingSummary['expected']): FilingSummary {
  return { legal_name, jurisdiction: 'US-TX', expected } as FilingSummary;
}

test('the next date is the earliest future one, with its business', () => {
  const moving = [
    filing('Ilex & Sons, LLC', { from: '2026-12-03', to: '2026-12-08' }),
    filing('Northwind Freight, LLC', { from: '2026-11-18', to: '2026-11-24' }),
  ];
  expect(nextDateWords({ moving, now })).toBe(
    'Next date: 24 Nov. We expect Northwind Freight, LLC to move in Texas.',
  );
});

test('without dates none is shown', () => {
  expect(nextDateWords({ moving: [], now })).toBeNull();
  const past = filing('Ilex & Sons, LLC', { from: '2026-11-01', to: '2026-11-02' });
  expect(nextDateWords({ moving: [past, filing('Blue Heron, LLC', null)], now })).toBeNull();
});
