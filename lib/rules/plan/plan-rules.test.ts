import { describe, expect, test } from 'vitest';
import type { PlanStateStatus } from '#lib/contract/plan';
import { documentsNeeded } from '#lib/rules/plan/documents-needed';
import { planStatusOf } from '#lib/rules/plan/plan-status';
import { planTotals } from '#lib/rules/plan/plan-totals';

describe('the status of a plan', () => {
  test.each<[PlanStateStatus[], string]>([
    [['draft', 'draft'], 'draft'],
    [['draft', 'refused'], 'draft'],
    [['sent', 'sending'], 'sending'],
    [['sent', 'waiting_approval'], 'sending'],
    [['sent', 'refused'], 'partly_sent'],
    [['sent', 'draft'], 'partly_sent'],
    [['sent', 'sent'], 'sent'],
  ])('of %j is %s', (states, status) => {
    expect(planStatusOf(states.map((one) => ({ status: one })))).toBe(status);
  });
});

describe('the totals', () => {
  const amount = (value: number) => ({ amount: value, currency: 'USD' as const });
  const fee = (card: number, ach: number, needs: string[] = []) => ({
    needs,
    unpriced: [],
    payment_methods: {
      credit_card: { surcharge: amount(0), total: amount(card) },
      ach: { surcharge: amount(0), total: amount(ach) },
    },
  });

  test('are sums in whole cents', () => {
    const states = Array.from({ length: 10 }, () => ({ jurisdiction: 'US-TX', fee: fee(0.1, 0.2) }));
    expect(planTotals(states)).toMatchObject({ credit_card: 1, ach: 2, complete: true, not_computed: [] });
  });

  test('list separately a state whose fee lacks an answer or is unknown', () => {
    const states = [
      { jurisdiction: 'US-TX', fee: fee(100, 90) },
      { jurisdiction: 'US-NC', fee: fee(100, 90, ['member_count']) },
      { jurisdiction: 'US-CO', fee: null },
    ];
    const not_computed = ['US-NC', 'US-CO'];
    expect(planTotals(states)).toMatchObject({ credit_card: 100, ach: 90, complete: false, not_computed });
  });
});

describe('a document', () => {
  const field = {
    name: 'good_standing',
    type: 'document',
    document_types: ['certificate_of_good_standing'],
    description: 'x',
    required: true,
    label: 'x',
    section: 'documents',
    common: false,
    max_age_days: 60,
    sources: [],
  } as const;
  const fields = [{ ...field, document_types: [...field.document_types], sources: [] }];
  const given = (issued_on: string | null) => ({
    id: 'one',
    types: ['certificate_of_good_standing' as const],
    issued_on,
    uploaded_at: '2026-11-01T00:00:00.000Z',
  });
  const needed = (documents: ReturnType<typeof given>[], answers = {}) =>
    documentsNeeded(fields, answers, documents, '2026-11-20')[0];

  test('that is missing is ordered today', () => {
    expect(needed([])).toEqual({
      type: 'certificate_of_good_standing',
      max_age_days: 60,
      age_in_words: null,
      order_by: '2026-11-20',
      document_id: null,
    });
  });

  test('without a limit in days has the words of the state', () => {
    const [field] = fields;
    const west = [{ ...field, max_age_days: undefined, age_in_words: 'Dated in the current tax year' }];
    expect(documentsNeeded(west as never, {}, [], '2026-11-20')).toMatchObject([
      { max_age_days: null, age_in_words: 'Dated in the current tax year' },
    ]);
  });

  test('that is on file is valid until it is too old', () => {
    const answers = { good_standing: 'one' };
    expect(needed([given('2026-11-01')], answers)).toMatchObject({
      order_by: '2026-12-31',
      document_id: 'one',
    });
  });
});
