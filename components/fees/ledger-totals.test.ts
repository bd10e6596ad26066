import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerTotals } from '#components/fees/ledger-totals.ts';

const money = (cents: number) => ({ amount: cents / 100, currency: 'USD' as const });

test('by card the total is the service’s own, by ACH it is without the card and with ACH, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, (rest, card, ach) => {
      const totals = ledgerTotals({ total: money(rest + card), credit_card: money(card), ach: money(ach) });
      expect(Math.round(totals.card * 100)).toBe(rest + card);
      expect(Math.round(totals.ach * 100)).toBe(rest + ach);
    }),
    { numRuns: 1000 },
  );
});

test('a missing component counts as zero', () => {
  expect(ledgerTotals({ total: money(75000) })).toEqual({ card: 750, ach: 750 });
});
