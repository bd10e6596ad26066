import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FeeBreakdown, FeeQuote } from '#lib/contract/fee';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { addDays } from '#lib/rules/calendar/days';
import { toCents } from '#lib/rules/fees/money';
import { offeredTiers } from '#lib/rules/fees/offered-tiers';
import { quoteFee } from '#lib/rules/fees/quote-fee';
import { toFeeBreakdown } from '#lib/rules/fees/to-fee-breakdown';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';

const jurisdictions = loadJurisdictions();
const types = ['foreign_qualification', 'formation'] as const;

const dayOf = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2005-01-01', days));
const answers = fc.record(
  { business_start_date: dayOf, member_count: fc.nat(5000), series_llc: fc.boolean() },
  { requiredKeys: [] },
);

const everyState = [...jurisdictions.values()].flatMap((rules) =>
  types.map((type) => ({ rules, type, code: rules.code })),
);

describe.each(everyState)('$code, $type', ({ rules, type }) => {
  const question = fc.record({
    rules: fc.constant(rules),
    type: fc.constant(type),
    expeditedTier: fc.constantFrom(null, ...offeredTiers(rules, type)),
    answers,
    filingDate: dayOf,
  });

  test('the sums of the items are the components to the cent, and the total is their sum without ach', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const breakdown = FeeBreakdown.parse(toFeeBreakdown(quoteFee(asked)));
        const cents = (name: keyof FeeBreakdown) => {
          const part = breakdown[name];
          return part !== undefined && 'amount' in part ? toCents(part.amount) : 0;
        };
        let total = 0;
        for (const name of ['base', 'dynamic', 'late', 'credit_card', 'ach'] as const) {
          const items = breakdown.items.filter((item) => item.component_type === name);
          expect(breakdown[name] === undefined).toBe(items.length === 0);
          expect(items.reduce((sum, item) => sum + toCents(item.amount), 0)).toBe(cents(name));
          if (name !== 'ach') total += cents(name);
        }
        expect(cents('total')).toBe(total);
        expect(breakdown.items.every((item) => item.amount >= 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('a late fee never decreases over time, and respects its cap', () => {
    fc.assert(
      fc.property(question, fc.nat(800), (asked, wait) => {
        const lateAt = (filingDate: string) => {
          const lines = quoteFee({ ...asked, filingDate }).lines;
          return lines.filter((line) => line.component === 'late');
        };
        const sum = (lines: { cents: number }[]) => lines.reduce((cents, line) => cents + line.cents, 0);
        const now = lateAt(asked.filingDate);
        expect(sum(lateAt(addDays(asked.filingDate, wait)))).toBeGreaterThanOrEqual(sum(now));
        for (const line of now) {
          const rule = rules[type].fees.find((fee) => fee.name === line.ruleName)?.rule;
          if (rule?.kind !== 'per_period' || rule.max == null || rule.max_per !== undefined) continue;
          expect(line.cents).toBeLessThanOrEqual(toCents(rule.max));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the quote follows its schema, and each priced tier costs what choosing it costs', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const quote = FeeQuote.parse(toFeeQuote(asked));
        for (const tier of quote.expedited_tiers) {
          const chosen = quoteFee({ ...asked, expeditedTier: tier.tier });
          if (tier.offered) expect(toCents(tier.total?.amount ?? 0)).toBe(chosen.total);
          else expect([tier.amount, tier.total]).toEqual([null, null]);
        }
        const { credit_card, ach } = quote.payment_methods;
        expect(credit_card.total).toEqual(quote.total);
        expect(toCents(ach.total.amount) - toCents(ach.surcharge.amount)).toBe(
          toCents(credit_card.total.amount) - toCents(credit_card.surcharge.amount),
        );
      }),
      { numRuns: 15 },
    );
  });
});
