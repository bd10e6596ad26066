import { describe, expect, test } from 'vitest';
import { feeAnswers } from '#components/fees/fee-answers.ts';
import { faultsOf } from '#components/forms/answers-schema.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { einQuestions } from '#lib/rules/plan/ein-questions';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { readFeeAnswers } from '#lib/service/submission/get-fee';
import { completeAnswers } from '#lib/testing/complete-answers';

const today = '2026-11-21';
const ein = { apply_for_ein: true, ein_reason: 'started_new_business', ein_employees_other: 'eight' };

describe.each([...loadJurisdictions().values()])('$name', (rules) => {
  test.each([
    ['foreign_qualification', [], {}],
    ['formation', einQuestions, ein],
  ] as const)('the fee of a %s takes every answer that its form counts', (type, more, answers) => {
    const fields = [...describeRequirement(rules, type).fields, ...more];
    const values = { ...completeAnswers(rules, type, today).body, ...answers };
    const setting: FormSetting = { mode: 'test', today, jurisdiction: rules.code, documents: [] };
    const { counted, lacks } = feeAnswers(fields, values, faultsOf(fields, values, setting));
    const sent = Object.entries(counted).map(([name, value]) => [`field.${name}`, String(value)]);
    expect(readFeeAnswers(type, rules, Object.fromEntries(sent), today)).toEqual(counted);
    expect(lacks).toEqual([]);
  });
});
