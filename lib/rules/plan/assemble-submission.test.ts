import { describe, expect, test } from 'vitest';
import type { PlanDraftState } from '#lib/contract/plan-draft';
import type { Prefill } from '#lib/contract/requirement';
import { assembleSubmission } from '#lib/rules/plan/assemble-submission';
import { everyAnswer, everyQuestion } from '#lib/testing/every-question';

const state: PlanDraftState = {
  jurisdiction: 'US-TX',
  answers: {},
  expedited_tier: null,
  effective_date: null,
  idempotency_key: 'key',
  filing_id: null,
  status: 'draft',
  refusal: null,
};
const plan = {
  type: 'foreign_qualification' as const,
  business_id: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  answers: everyAnswer,
};
const requirement = { fields: everyQuestion };

const fromRecord = (value: unknown): Prefill => ({
  value,
  origin: 'business_record',
  detail: 'From the business record',
  recorded_at: null,
});

describe('assembleSubmission', () => {
  test('the body has the state, the business and the answers', () => {
    const { body, hidden } = assembleSubmission(plan, state, requirement);
    expect(body).toMatchObject({
      jurisdiction: 'US-TX',
      business_id: plan.business_id,
      purpose: 'Freight',
      member_count: 3,
    });
    expect(body).not.toHaveProperty('expedited_tier');
    expect(hidden).toEqual([]);
  });

  test('a state’s own answer overrides the shared one, which overrides the record', () => {
    const prefill = { purpose: fromRecord('Record'), member_count: fromRecord(9), shade: fromRecord('Red') };
    const own = { ...state, answers: { member_count: 4 } };
    const shared = { ...plan, answers: { purpose: 'Shared', member_count: 5 } };
    const { body } = assembleSubmission(shared, own, { ...requirement, prefill });
    expect(body).toMatchObject({ purpose: 'Shared', member_count: 4, shade: 'Red' });
  });

  test('a cleared answer is not sent, even if the record has one', () => {
    const cleared = { ...plan, answers: { ...everyAnswer, purpose: '' } };
    const prefill = { purpose: fromRecord('Record') };
    expect(assembleSubmission(cleared, state, { ...requirement, prefill }).body).not.toHaveProperty(
      'purpose',
    );
  });

  test('an answer that no question asks for is stored, listed and not sent', () => {
    const own = { ...state, answers: { series_llc: false, series_names: ['A'], agent_consent: true } };
    const { body, hidden } = assembleSubmission(plan, own, requirement);
    expect(body).not.toHaveProperty('series_names');
    expect(hidden.map(({ name }) => name)).toEqual(['agent_consent', 'series_names']);
  });

  test('tier and effective date are sent with the state', () => {
    const own = { ...state, expedited_tier: 'expedited', effective_date: '2026-12-01' };
    const dated = {
      ...everyQuestion[0],
      name: 'effective_date',
      type: 'date' as const,
      shape: undefined,
    };
    const fields = [...everyQuestion, dated] as typeof everyQuestion;
    expect(assembleSubmission(plan, own, { fields }).body).toMatchObject({
      expedited_tier: 'expedited',
      effective_date: '2026-12-01',
    });
  });

  test('an effective date is sent even if the state has no question for it, so that its checks refuse it', () => {
    const dated = { effective_date: '2026-12-01' };
    const bodyOf = (answers: Record<string, unknown>, own: Partial<PlanDraftState>) =>
      assembleSubmission({ ...plan, answers }, { ...state, ...own }, requirement).body;
    for (const body of [bodyOf({}, dated), bodyOf({}, { answers: dated }), bodyOf(dated, {})])
      expect(body).toMatchObject(dated);
    expect(bodyOf({ effective_date: '' }, {})).not.toHaveProperty('effective_date');
  });

  test('answers to no question of the state are not sent: a visit, a removed field', () => {
    const own = { ...state, answers: { looked_at_company: true, gone: 'x' } };
    const { body } = assembleSubmission(plan, own, requirement);
    expect(body).not.toHaveProperty('looked_at_company');
    expect(body).not.toHaveProperty('gone');
  });

  test('the same draft always produces the same body', () => {
    expect(JSON.stringify(assembleSubmission(plan, state, requirement))).toBe(
      JSON.stringify(assembleSubmission(structuredClone(plan), structuredClone(state), requirement)),
    );
  });

  test('a mailing address that is the principal office follows it', () => {
    const mailing = {
      ...everyQuestion[0],
      name: 'mailing_address',
      required: false,
    } as (typeof everyQuestion)[number];
    const answers = { ...everyAnswer, mailing_address: { same_as: 'principal_address' } };
    const { body } = assembleSubmission({ ...plan, answers }, state, { fields: [...everyQuestion, mailing] });
    expect(body.mailing_address).toEqual(everyAnswer.principal_address);
  });

  test('a reference copies an address and nothing else: no further reference, no text too long for one', () => {
    const office = everyAnswer.principal_address;
    const personOf = (principal_address: unknown) => {
      const answers = { ...everyAnswer, principal_address };
      const { governing_persons: people } = assembleSubmission({ ...plan, answers }, state, requirement).body;
      return Array.isArray(people) ? people[0] : people;
    };
    const known = personOf(office);
    expect(known.address).toEqual(office);
    expect(personOf({ ...office, street_line_2: { same_as: 'principal_address' } })).toEqual(known);
    expect(personOf({ ...office, street_line_2: 'x'.repeat(201), note: 'x' })).toEqual(known);
    expect(personOf('12 Orange Street')).not.toHaveProperty('address');
  });
});
