import { describe, expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { perPeriodCents } from '#lib/rules/fees/per-period-cents';
import { quoteFee } from '#lib/rules/fees/quote-fee';
import { toFeeBreakdown } from '#lib/rules/fees/to-fee-breakdown';

const jurisdictions = loadJurisdictions();

function quote(
  code: string,
  answers: Record<string, unknown> = {},
  { tier = null as string | null, on = '2026-11-21' } = {},
) {
  const rules = jurisdictions.get(code);
  if (rules === undefined) throw new Error(`no rules for ${code}`);
  return quoteFee({ rules, type: 'foreign_qualification', expeditedTier: tier, answers, filingDate: on });
}

function late(
  code: string,
  start: string,
  on: string,
  more: Record<string, unknown> = {},
): number | undefined {
  return quote(code, { business_start_date: start, ...more }, { on }).components.late;
}

describe('a late fee', () => {
  test('is 0 within the grace period, and for a start today or later', () => {
    expect(late('US-TX', '2026-08-23', '2026-11-21')).toBe(0);
    expect(late('US-KY', '2026-11-21', '2026-11-21')).toBe(0);
    expect(late('US-TX', '2027-01-01', '2026-11-21')).toBe(0);
  });

  test('counts calendar years in Texas: June 1 2007 to December 1 2010 is 4 years, $3,000', () => {
    expect(late('US-TX', '2007-06-01', '2010-12-01')).toBe(300_000);
    expect(late('US-TX', '2025-12-31', '2026-04-15')).toBe(150_000);
  });

  test('counts calendar years in Colorado', () => {
    expect(late('US-CO', '2025-12-31', '2026-01-02')).toBe(20_000);
  });

  test('counts elapsed years in Florida', () => {
    expect(late('US-FL', '2025-12-31', '2026-01-02')).toBe(50_000);
    expect(late('US-FL', '2024-03-01', '2025-03-01')).toBe(50_000);
    expect(late('US-FL', '2024-03-01', '2025-03-02')).toBe(100_000);
  });

  test('counts months from the start in Connecticut once the 90 days have passed', () => {
    expect(late('US-CT', '2026-01-01', '2026-04-01')).toBe(0);
    expect(late('US-CT', '2026-01-01', '2026-04-02')).toBe(4 * 30_000);
  });

  test('counts months after the 60 days in Illinois, in addition to the one-time penalty', () => {
    expect(late('US-IL', '2026-01-01', '2026-03-02')).toBe(0);
    expect(late('US-IL', '2026-01-01', '2026-03-03')).toBe(200_000 + 10_000);
    expect(late('US-IL', '2026-01-01', '2026-04-02')).toBe(200_000 + 10_000);
    expect(late('US-IL', '2026-01-01', '2026-04-03')).toBe(200_000 + 20_000);
  });

  test('excludes the current calendar year in Wisconsin', () => {
    const rule = jurisdictions
      .get('US-WI')
      ?.foreign_qualification.fees.find(({ component }) => component === 'late');
    if (rule?.rule.kind !== 'per_period') throw new Error('Wisconsin has a late fee by the year');
    expect(perPeriodCents(rule.rule, '2026-01-02', '2026-11-21', 0)).toBe(0);
    expect(perPeriodCents(rule.rule, '2024-05-01', '2026-11-21', 0)).toBe(2 * 9_750);
  });

  test('counts days in Kentucky, excluding the day of filing', () => {
    expect(late('US-KY', '2026-11-01', '2026-11-21')).toBe(20 * 200);
  });

  test('has a cap per year in Mississippi', () => {
    expect(late('US-MS', '2026-11-01', '2026-11-21')).toBe(20_000);
    expect(late('US-MS', '2026-01-01', '2026-11-21')).toBe(100_000);
    expect(late('US-MS', '2024-01-01', '2026-01-06')).toBe(200_000 + 5_000);
  });

  test('is three times the filing fee for each year in Tennessee, at most $9,000 a year', () => {
    expect(late('US-TN', '2026-01-01', '2026-11-21', { member_count: 2 })).toBe(90_000);
    expect(late('US-TN', '2025-01-01', '2026-11-21', { member_count: 8 })).toBe(2 * 3 * 40_000);
    expect(late('US-TN', '2026-01-01', '2026-11-21', { member_count: 500 })).toBe(900_000);
  });

  test('is due once in Georgia after 30 days, and once in Maryland without a grace period', () => {
    expect(late('US-GA', '2020-01-01', '2026-11-21')).toBe(50_000);
    expect(late('US-GA', '2026-10-22', '2026-11-21')).toBe(0);
    expect(late('US-MD', '2026-11-20', '2026-11-21')).toBe(20_000);
  });
});

test('the fee that Kentucky waives for a company of veterans is in the estimate until the answer is yes', () => {
  const rules = jurisdictions.get('US-KY');
  if (rules === undefined) throw new Error('Kentucky has rules');
  const total = (answers: Record<string, unknown>) =>
    quoteFee({ rules, type: 'formation', expeditedTier: null, answers, filingDate: '2026-11-21' }).total;
  expect(total({})).toBe(4_000);
  expect(total({ veteran_owned: false })).toBe(4_000);
  expect(total({ veteran_owned: true })).toBe(0);
});

describe('an answer that a line depends on', () => {
  test('is listed in needs, and the line is left out of the totals', () => {
    expect(quote('US-TN').needs).toEqual(['member_count']);
    expect(quote('US-TN').total).toBe(30_000);
    for (const member_count of ['many', '1e3', '0x10', '7.0'])
      expect(quote('US-TN', { member_count }).needs).toEqual(['member_count']);
    expect(quote('US-TX').needs).toEqual(['business_start_date']);
    expect(quote('US-TX', { business_start_date: 'soon' }).needs).toEqual(['business_start_date']);
    expect(quote('US-SD').needs).toEqual(['series_llc']);
  });

  test('is not listed if it is optional for the state', () => {
    expect(quote('US-FL').needs).toEqual([]);
    expect(quote('US-IL').needs).toEqual([]);
  });

  test('is listed once if two lines need it', () => {
    expect(quote('US-TN', { business_start_date: '2026-01-01' }).needs).toEqual(['member_count']);
  });
});

describe('a fee with an unknown amount', () => {
  test('is listed where it applies, without a line or amount', () => {
    const { lines, unpriced, components } = quote('US-WI', { business_start_date: '2024-05-01' });
    expect(unpriced.map(({ component, ruleName }) => [component, ruleName])).toEqual([
      ['late', 'late_qualification'],
    ]);
    expect(lines.map(({ component }) => component)).toEqual(['base']);
    expect(components.late).toBeUndefined();
    expect(quote('US-OK').unpriced.map(({ component }) => component)).toEqual(['credit_card']);
    expect(quote('US-OK').total).toBe(30_000);
  });

  test('is not listed where it does not apply', () => {
    expect(quote('US-WI', { business_start_date: '2026-01-02' }).unpriced).toEqual([]);
    expect(quote('US-TX', { business_start_date: '2020-01-01' }).unpriced).toEqual([]);
  });

  test('of a tier adds nothing, like a tier that does not exist', () => {
    expect(quote('US-MI', {}, { tier: '24_hour' })).toEqual(quote('US-MI'));
  });
});

describe('a fee with a last day', () => {
  test('is charged on that day and not on the next, and the next line keeps its name', () => {
    const lines = (on: string) => quote('US-MO', {}, { on }).lines.map(({ name, cents }) => [name, cents]);
    expect(lines('2026-12-31')).toEqual([
      ['filing', 10_000],
      ['technology_fee', 500],
    ]);
    expect(lines('2027-01-01')).toEqual([['filing', 10_000]]);
  });
});

describe('the lines', () => {
  test('a member fee starts above the sixth member and ends at $3,000 in all', () => {
    expect(quote('US-TN', { member_count: 6 }).components.dynamic).toBe(0);
    expect(quote('US-TN', { member_count: '8' }).components.dynamic).toBe(10_000);
    expect(quote('US-TN', { member_count: 400 }).total).toBe(300_000);
  });

  test('a series company pays more in Illinois and in South Dakota', () => {
    expect(quote('US-IL', { series_llc: true }).components.base).toBe(40_000);
    expect(quote('US-SD', { series_llc: true }).components.base).toBe(80_000);
    expect(quote('US-SD', { series_llc: false }).components.base).toBe(75_000);
  });

  test('a requested tier is inside dynamic, as the line default where the menu is its only rule', () => {
    const { lines, components } = quote('US-CA', {}, { tier: '24_hour' });
    expect(components.dynamic).toBe(35_000);
    expect(lines.filter((line) => line.component === 'dynamic').map((line) => line.name)).toEqual([
      'default',
    ]);
  });

  test('a rule that applies has its line, even if it is zero', () => {
    const lateLines = (answers: Record<string, unknown>) =>
      quote('US-TX', answers).lines.filter((line) => line.component === 'late');
    expect(lateLines({ business_start_date: '2026-11-01' })).toMatchObject([{ cents: 0, name: 'default' }]);
    expect(lateLines({})).toEqual([]);
    const breakdown = toFeeBreakdown(quote('US-TX', { business_start_date: '2026-11-01' }));
    expect(breakdown.late).toEqual({ amount: 0, currency: 'USD' });
  });

  test('a rule whose condition is not met has none', () => {
    expect(quote('US-SD', { series_llc: false }).lines).toHaveLength(
      quote('US-SD', { series_llc: true }).lines.length - 1,
    );
  });

  test('a figure without a citation is marked', () => {
    expect(quote('US-OK').unpriced[0]?.note).toContain('No source is on record');
    expect(quote('US-TX').lines.every(({ note }) => !note?.includes('No source'))).toBe(true);
  });

  test('a tier that the state does not offer adds nothing', () => {
    expect(quote('US-CA', {}, { tier: 'next_week' })).toEqual(quote('US-CA'));
  });

  test('a card percentage applies to base, dynamic and late together, half a cent up', () => {
    const answers = { business_start_date: '2023-06-01' };
    const { components, total } = quote('US-TX', answers, { tier: 'expedited' });
    expect(components).toEqual({ base: 75_000, dynamic: 2_500, late: 300_000, credit_card: 10_193 });
    expect(total).toBe(387_693);
  });

  test('a component with exactly one rule calls its line default, and one with more by name', () => {
    expect(quote('US-TX').lines.map((line) => line.name)).toEqual(['default', 'default']);
    expect(quote('US-FL').lines.map((line) => line.name)).toEqual(['filing', 'agent_designation']);
    expect(quote('US-AL').lines.map((line) => line.name)).toEqual(['default', 'name_reservation']);
  });

  test('only present components are in the breakdown', () => {
    expect(Object.keys(toFeeBreakdown(quote('US-CA'))).sort()).toEqual(['base', 'items', 'total']);
    expect(toFeeBreakdown(quote('US-CA')).total).toEqual({ amount: 70, currency: 'USD' });
  });
});

// No state in the data charges a different price for ACH today.
test('the total for ACH is quoted beside the total for cards', () => {
  const rules = jurisdictions.get('US-KY');
  if (rules === undefined) throw new Error('no rules for US-KY');
  const [fee] = rules.foreign_qualification.fees;
  if (fee === undefined) throw new Error('no fee in US-KY');
  const byAch = {
    ...fee,
    component: 'ach' as const,
    name: 'ach_convenience',
    rule: { kind: 'flat' as const, amount: 1 },
  };
  const fees = [...rules.foreign_qualification.fees, byAch];
  const question = {
    type: 'foreign_qualification' as const,
    expeditedTier: null,
    answers: {},
    filingDate: '2026-11-21',
  };
  const without = quoteFee({ ...question, rules });
  const quoted = quoteFee({
    ...question,
    rules: { ...rules, foreign_qualification: { ...rules.foreign_qualification, fees } },
  });
  expect(quoted.components.ach).toBe(100);
  expect(quoted.total).toBe(without.total);
});
