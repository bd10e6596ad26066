import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { feeRange } from '#lib/rules/fees/fee-range';
import { quoteFee } from '#lib/rules/fees/quote-fee';

const jurisdictions = loadJurisdictions();
const day = '2026-11-23';

function range(code: string, change?: (fees: NonNullable<ReturnType<typeof feesOf>>) => unknown) {
  const fees = structuredClone(feesOf(code)) ?? [];
  change?.(fees);
  return feeRange({ fees }, day);
}

function feesOf(code: string) {
  return jurisdictions.get(code)?.foreign_qualification.fees;
}

test('a fee per member ends at its cap, and is unlimited without one', () => {
  expect(range('US-TN')).toEqual({ least: 30_000, most: 300_000 });
  const uncapped = range('US-TN', (fees) => {
    for (const { rule } of fees) if (rule.kind === 'per_unit') rule.max = null;
  });
  expect(uncapped).toEqual({ least: 30_000, most: null });
});

test('a fee that only some companies pay is in the maximum and not in the minimum', () => {
  expect(range('US-IL')).toEqual({ least: 15_000, most: 40_000 });
});

test('a fee that depends on no answer has an equal minimum and maximum', () => {
  expect(range('US-TX')).toEqual({ least: 75_000, most: 75_000 });
});

const everyState = [...jurisdictions.values()].flatMap((rules) =>
  (['foreign_qualification', 'formation'] as const).map((type) => ({ rules, type, code: rules.code })),
);

describe.each(everyState)('$code, $type', ({ rules, type }) => {
  test('no answer leads to a fee outside the range', () => {
    const answers = fc.record({ member_count: fc.nat(5000), series_llc: fc.boolean() });
    fc.assert(
      fc.property(answers, (given) => {
        const asked = { rules, type, expeditedTier: null, answers: given, filingDate: day };
        const { base = 0, dynamic = 0 } = quoteFee(asked).components;
        const { least, most } = feeRange(rules[type], day);
        expect(base + dynamic).toBeGreaterThanOrEqual(least);
        expect(base + dynamic).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: 10 },
    );
  });
});
