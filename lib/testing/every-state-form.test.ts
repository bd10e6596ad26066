import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { AnswerForm } from '#components/forms/answer-form';
import { faultsOf } from '#components/forms/answers-schema.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { askedFields } from '#lib/contract/asked-fields';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { completeAnswers } from '#lib/testing/complete-answers';

const today = '2026-11-21';
const type = 'foreign_qualification';

describe.each([...loadJurisdictions().values()])('$name', (rules) => {
  const { fields } = describeRequirement(rules, type);
  const { body } = completeAnswers(rules, type, today);
  const setting: FormSetting = { mode: 'test', today, jurisdiction: rules.code, documents: [] };

  test('the form refuses nothing that the service takes', () => {
    expect(faultsOf(fields, body, setting)).toEqual([]);
  });

  test('every question of it is drawn', async () => {
    const act = () => undefined;
    const { prelude } = await prerender(
      createElement(AnswerForm, { fields, values: body, setting, onChange: act, onSubmit: act }),
    );
    const page = await new Response(prelude).text();
    for (const { label } of askedFields(fields, body)) {
      expect(page.includes(label.replaceAll('&', '&amp;')), label).toBe(true);
    }
    expect(page).not.toContain('new kind of question');
  });
});
