import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RequirementField } from '#lib/contract/requirement';
import { assembleSubmission } from '#lib/rules/plan/assemble-submission';
import { mergeQuestions } from '#lib/rules/plan/merge-questions';

const codes = ['US-CO', 'US-NV', 'US-TX', 'US-WY'];
const names = ['purpose', 'phone', 'website'];

const field = fc.record({
  name: fc.constantFrom(...names),
  type: fc.constantFrom('string' as const, 'number' as const),
  required: fc.boolean(),
  located_in: fc.option(fc.constant('jurisdiction' as const), { nil: undefined }),
  options: fc.option(fc.subarray(['a', 'b'], { minLength: 1 }), { nil: undefined }),
});

const toField = ({ located_in, options, ...spec }: typeof field extends fc.Arbitrary<infer T> ? T : never) =>
  ({
    ...spec,
    ...(located_in && { located_in }),
    ...(options && { options }),
    description: 'x',
    label: 'x',
    section: 'company',
    common: false,
    sources: [],
  }) satisfies RequirementField;

const answers = fc.dictionary(fc.constantFrom(...names), fc.constantFrom('one', 'two'));

const plan = fc.record({
  shared: answers,
  states: fc.uniqueArray(
    fc.record({
      jurisdiction: fc.constantFrom(...codes),
      fields: fc.uniqueArray(field, { selector: ({ name }) => name }).map((fields) => fields.map(toField)),
      answers,
    }),
    { selector: ({ jurisdiction }) => jurisdiction, minLength: 1 },
  ),
});

test('every field of every state is in exactly one question, and no question has two meanings', () => {
  fc.assert(
    fc.property(plan, ({ shared, states }) => {
      const questions = mergeQuestions(
        states.map((state) => ({ ...state, prefill: {} })),
        shared,
      );
      for (const { jurisdiction, fields } of states) {
        for (const one of fields) {
          const asking = questions.filter(
            ({ name, states: of }) => name === one.name && of.includes(jurisdiction),
          );
          expect(asking).toHaveLength(1);
          expect(asking[0]).toMatchObject({ type: one.type });
          expect(asking[0]?.options?.toSorted()).toEqual(one.options?.toSorted());
          expect(asking[0]?.required || !one.required).toBe(true);
        }
      }
      const asked = questions.reduce((sum, { states: of }) => sum + of.length, 0);
      expect(asked).toBe(states.reduce((sum, { fields }) => sum + fields.length, 0));
      for (const { located_in, states: of } of questions) if (located_in) expect(of).toHaveLength(1);
    }),
  );
});

test('a state sends its own answer, or the shared one, or the record’s', () => {
  fc.assert(
    fc.property(plan, ({ shared, states }) => {
      const onRecord = { origin: 'business_record' as const, detail: 'x', recorded_at: null };
      for (const { jurisdiction, fields, answers: own } of states) {
        const texts = fields.map((one) => ({ ...one, type: 'string' as const }));
        const prefill = Object.fromEntries(names.map((name) => [name, { ...onRecord, value: 'record' }]));
        const state = { jurisdiction, answers: own, expedited_tier: null, effective_date: null };
        const { body } = assembleSubmission(
          { type: 'foreign_qualification', business_id: 'x', answers: shared },
          state,
          { fields: texts, prefill },
        );
        for (const { name } of texts) expect(body[name]).toBe(own[name] ?? shared[name] ?? 'record');
      }
    }),
  );
});
