import { beforeAll, expect } from 'vitest';
import { fileIn, read } from '../make/filing.ts';
import { states } from '../states.ts';
import type { Json } from '../target.ts';

const components = ['base', 'dynamic', 'late', 'credit_card', 'ach'];
const jurisdictions = ['US-TX', 'US-NV', 'US-DE', 'US-CA', 'US-NY', 'US-MA', 'US-IL', 'US-WA', 'US-TN'];
const answers = { member_count: '3', business_start_date: '2020-01-06' };

/** With an answer to each field of the state; an answer to another field would be refused. */
async function feeIn(jurisdiction: string, more = ''): Promise<Json> {
  const root = '/v1/filing/foreign-qualification';
  const { fields } = await read(`${root}/requirement?jurisdiction=${jurisdiction}`);
  const asked = Object.entries(answers).filter(([name]) => fields.some((field: Json) => field.name === name));
  const given = asked.map(([name, value]) => `&field.${name}=${value}`).join('');
  return read(`${root}/fee?jurisdiction=${jurisdiction}${given}${more}`);
}

let filed: Json;
let fees: Json[];
beforeAll(async () => {
  filed = (await fileIn()).filing.fee;
  fees = [filed, ...(await Promise.all(jurisdictions.map((one) => feeIn(one))))];
});

const cents = ({ amount }: Json) => Math.round(amount * 100);
const linesOf = (fee: Json, component: string) =>
  fee.items.filter(({ component_type }: Json) => component_type === component);
const sumOf = (lines: Json[]) => lines.reduce((sum, line) => sum + cents(line), 0);

for (const component of components) {
  states(`fee.${component}`, () => {
    for (const fee of fees) {
      if (fee[component]) expect(cents(fee[component])).toBe(sumOf(linesOf(fee, component)));
      else expect(linesOf(fee, component)).toEqual([]);
    }
  });
}
states(
  'fee.ach',
  () => {
    // The total assumes a card: what an ACH payment would add is never in it.
    for (const fee of fees.filter(({ ach, credit_card }) => ach && credit_card)) {
      expect(cents(fee.total)).toBe(
        ['base', 'dynamic', 'late', 'credit_card'].reduce(
          (sum, one) => sum + (fee[one] ? cents(fee[one]) : 0),
          0,
        ),
      );
    }
  },
  'not in the total',
);
states('fee.total', () => {
  for (const fee of fees) expect(fee.total).toMatchObject({ amount: expect.any(Number), currency: 'USD' });
});
states('fee.items', () => {
  for (const fee of fees) {
    expect(fee.items.length).toBeGreaterThan(0);
    for (const component of components) {
      expect(fee[component] ? cents(fee[component]) : 0).toBe(sumOf(linesOf(fee, component)));
    }
  }
});
states('fee.rule_1', () => {
  for (const fee of fees) {
    for (const component of components) expect(fee[component] !== null).toBe(true);
    for (const component of components.filter((one) => !(one in fee)))
      expect(linesOf(fee, component)).toEqual([]);
  }
});
states('fee.rule_2', () => {
  for (const fee of fees) {
    const parts = ['base', 'dynamic', 'late', 'credit_card'].filter((one) => fee[one]);
    expect(cents(fee.total)).toBe(parts.reduce((sum, one) => sum + cents(fee[one]), 0));
  }
});
states('fee.rule_3', async () => {
  const plain = await feeIn('US-NV');
  const [tier] = plain.expedited_tiers;
  const fast = await feeIn('US-NV', `&expedited_tier=${tier.tier}`);
  expect(cents(fast.dynamic) - (plain.dynamic ? cents(plain.dynamic) : 0)).toBe(cents(tier));
  const names = linesOf(fast, 'dynamic').map(({ name }: Json) => name);
  // The menu of tiers is one rule, and a component with exactly one calls its line default.
  expect(names.includes('expedited') || names.join() === 'default').toBe(true);
});
states('fee.amount', () => {
  for (const fee of fees) {
    for (const one of [...components, 'total'].filter((name) => fee[name])) {
      expect([typeof fee[one].amount, fee[one].currency]).toEqual(['number', 'USD']);
    }
  }
});
const lines = () => fees.flatMap(({ items }) => items);
states('fee.line_component', () => {
  for (const line of lines()) expect(components).toContain(line.component_type);
});
states('fee.line_name', () => {
  for (const fee of fees) {
    for (const component of components) {
      const names = linesOf(fee, component).map(({ name }: Json) => name);
      expect(new Set(names).size).toBe(names.length);
      if (names.includes('default')) expect(names).toEqual(['default']);
      for (const name of names) expect(name).toMatch(/^[a-z0-9_]+$/);
    }
  }
});
states('fee.line_amount', () => {
  for (const line of lines()) expect([typeof line.amount, line.currency]).toEqual(['number', 'USD']);
});
states('operation.fq_fee', async () => {
  const { expedited_tiers } = await feeIn('US-NV');
  expect(expedited_tiers.length).toBeGreaterThan(0);
  for (const tier of expedited_tiers) {
    const amount = tier.offered === false ? null : expect.any(Number);
    expect(tier).toMatchObject({ tier: expect.any(String), amount });
  }
});
states('operation.fq_requirement', async () => {
  const requirement = await read('/v1/filing/foreign-qualification/requirement?jurisdiction=US-NV');
  expect(requirement).toMatchObject({ jurisdiction: 'US-NV', expedited_tiers: expect.any(Array) });
  expect(requirement.expedited_tiers.length).toBeGreaterThan(0);
});
