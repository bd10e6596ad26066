import { expect, test } from 'vitest';
import { openRows, toMatrix } from '#components/plans/plan-matrix.ts';
import type { FeeQuote } from '#lib/contract/fee';
import type { Plan, PlanState, PlanStateStatus } from '#lib/contract/plan';

const id = '01a21ab8-b12b-72ec-b7ae-185673318b1a';

function stateOf(jurisdiction: string, status: PlanStateStatus, ready: boolean): PlanState {
  return {
    ...{
      jurisdiction,
      status,
      ready,
      answers: {},
      missing: [],
      problems: [],
      warnings: [],
      other_registrations: [],
    },
    ...{ expedited_tier: null, effective_date: null, idempotency_key: id, filing_id: null },
    ...{ fee: null, name_check: null, expected: null, after_filing: [], rules_changes: [] },
    documents_needed: [
      {
        ...{ type: 'certificate_of_good_standing', max_age_days: 60, age_in_words: null },
        ...{ order_by: '2026-11-27', document_id: null },
      },
    ],
  };
}

const plan: Plan = {
  ...{ id, object: 'plan', mode: 'test', metadata: {}, version: 3, business_id: id, created_by: 'Dana' },
  ...{ created_at: '2026-11-21T09:30:00.000Z', updated_at: '2026-11-21T09:30:00.000Z' },
  ...{ status: 'partly_sent', answers: {}, questions: [] },
  totals: { credit_card: 0, ach: 0, currency: 'USD', complete: false, not_computed: [] },
  states: [
    stateOf('US-CA', 'sent', true),
    stateOf('US-FL', 'waiting_approval', true),
    stateOf('US-IL', 'draft', false),
    stateOf('US-NV', 'draft', true),
    stateOf('US-OH', 'refused', true),
  ],
};

test('a state that was sent counts neither as ready nor as one that is left', () => {
  const { left, ready } = openRows(toMatrix(plan).rows);
  expect(left.map(({ code }) => code)).toEqual(['US-IL', 'US-NV', 'US-OH']);
  expect(ready.map(({ code }) => code)).toEqual(['US-NV', 'US-OH']);
});

test('a refused state counts as ready again once nothing is wrong with it, as “Check and send” says', () => {
  const states = [stateOf('US-NV', 'refused', false), stateOf('US-OH', 'refused', true)];
  expect(openRows(toMatrix({ ...plan, states }).rows).ready.map(({ code }) => code)).toEqual(['US-OH']);
});

function feeOf(card: number, unpriced: readonly string[], needs: string[] = []): FeeQuote {
  const total = (amount: number) => ({ total: { amount } });
  const payment_methods = { credit_card: total(card), ach: total(500) };
  return { needs, unpriced, payment_methods, expedited_tiers: [] } as unknown as FeeQuote;
}

test.each([
  ['whole', feeOf(512, []), { credit_card: 512, ach: 500 }, null],
  ['known but for a price of the office', feeOf(512, ['online']), { credit_card: 512, ach: 500 }, 'office'],
  ['not known at all', feeOf(0, ['filing']), null, 'office'],
  ['waiting for an answer', feeOf(512, ['online'], ['members']), null, 'answers'],
])('a fee that is %s', (_name, fee, shown, gap) => {
  const states = [{ ...stateOf('US-MA', 'draft', true), fee }];
  const [row] = toMatrix({ ...plan, states }).rows;
  expect([row?.fee, row?.feeGap]).toEqual([shown, gap]);
});

test('the total is the sum of the column above it, and names the states whose whole fee is not known', () => {
  const fees = [feeOf(512.1, []), feeOf(150.2, ['online']), feeOf(9, [], ['members'])];
  const codes = ['US-NV', 'US-MA', 'US-TX'];
  const states = codes.map((code, index) => ({ ...stateOf(code, 'draft', true), fee: fees[index] ?? null }));
  const { rows, totals } = toMatrix({ ...plan, states });
  expect(rows.map(({ fee }) => fee?.credit_card)).toEqual([512.1, 150.2, undefined]);
  expect(totals).toEqual({ credit_card: 662.3, ach: 1000, notWhole: ['US-MA', 'US-TX'] });
});

test('no certificate is ordered for a state that was sent', () => {
  const [group, ...others] = toMatrix(plan).certificates;
  expect([group?.states, others]).toEqual([['US-IL', 'US-NV', 'US-OH'], []]);
});

test('a question whose answer on record lacks a part in some state is asked', () => {
  const missing = [{ pointer: '/governing_persons/0/address', detail: 'The address is missing.' }];
  const states = [{ ...stateOf('US-AZ', 'draft', false), missing }];
  expect(toMatrix({ ...plan, states }).wrong).toEqual(['governing_persons']);
});
