import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { AnswerForm } from '#components/forms/answer-form';
import { faultsOf } from '#components/forms/answers-schema.ts';
import { everyAnswer, everyQuestion } from '#lib/testing/every-question';

const setting = { mode: 'test' as const, today: '2026-11-21', jurisdiction: 'US-TX', documents: [] };

async function draw(values: Record<string, unknown>): Promise<string> {
  const act = () => undefined;
  const { prelude } = await prerender(
    createElement(AnswerForm, { fields: everyQuestion, values, setting, onChange: act, onSubmit: act }),
  );
  return new Response(prelude).text();
}

test('a form renders every type of question, and reports an unknown one', async () => {
  const page = await draw(everyAnswer);
  for (const { label, when } of everyQuestion) {
    if (!when) expect(page.includes(label), label).toBe(true);
  }
  expect(page).toContain('new kind of question');
  expect(page).toContain('Served by Statehouse');
  expect(page).toContain('Same as the principal office');
});

test('a conditional question is not rendered until an answer requires it', async () => {
  expect(await draw(everyAnswer)).not.toContain('Names of the series');
  expect(await draw({ ...everyAnswer, series_llc: true })).toContain('Names of the series');
});

test('a question knows the answers of questions that are not drawn: what it is asked for, and the office it may refer to', async () => {
  const question = (name: string, more: object) => ({
    name,
    type: 'string' as const,
    description: name,
    required: true,
    ...more,
  });
  const fields = [
    question('management_structure', {}),
    question('principal_address', { type: 'object', shape: 'address' }),
    question('process_address', {
      ...{ type: 'object', shape: 'address', label: 'Address for process' },
      when: { field: 'management_structure', equals: 'manager_managed' },
    }),
  ];
  const act = () => undefined;
  const draw = async (management_structure: string) => {
    const principal_address = {
      street_line_1: '88 Quay Street',
      city: 'Newark',
      region: 'NJ',
      postal_code: '07102',
    };
    const values = {
      management_structure,
      principal_address,
      process_address: { same_as: 'principal_address' },
    };
    const only = ['process_address'];
    const { prelude } = await prerender(
      createElement(AnswerForm, { ...{ fields, only, values, setting }, onChange: act, onSubmit: act }),
    );
    return new Response(prelude).text();
  };
  const page = await draw('manager_managed');
  expect(page).toContain('Same as the principal office');
  expect(page).toContain('88 Quay Street');
  expect(page).not.toMatch(/name="(principal_address|management_structure)/);
  expect(await draw('member_managed')).not.toContain('Address for process');
});

test('a question for a county offers the counties of the state', async () => {
  const county = { name: 'registered_agent_county', type: 'string' as const, description: 'Which county?' };
  const act = () => undefined;
  const { prelude } = await prerender(
    createElement(AnswerForm, {
      fields: [{ ...county, required: true }],
      values: {},
      setting: { ...setting, jurisdiction: 'US-GA' },
      onChange: act,
      onSubmit: act,
    }),
  );
  const page = await new Response(prelude).text();
  const list = /<input[^>]* list="([^"]+)"/.exec(page)?.[1];
  expect(page).toContain(`<datalist id="${list}">`);
  expect(page.match(/<option/g)).toHaveLength(159);
  expect(page).toContain('<option value="Fulton">');
});

test('a collapsed form asks for missing answers, and shows known ones as a line with their source', async () => {
  const question = (name: string, required = true) => ({
    ...{ name, type: 'string' as const, description: `Describe ${name}`, required },
  });
  const fields = [question('purpose'), question('trade_name'), question('website', false)];
  const values = { purpose: 'Freight brokerage' };
  const { prelude } = await prerender(
    createElement(AnswerForm, {
      ...{ fields, values },
      notes: { purpose: { origin: 'From the business record' } },
      sections: [{ id: 'company', title: 'Company', fields: ['purpose', 'trade_name', 'website'] }],
      fold: {
        faults: faultsOf(fields, values, setting),
        title: (count) => `${count} answers are missing`,
        bar: (missing) => `To do: ${missing.map(({ name }) => name).join()}`,
      },
      ...{ setting, onChange: () => undefined, onSubmit: () => undefined },
    }),
  );
  const page = await new Response(prelude).text();
  expect(page).toContain('1 answers are missing');
  expect(page).toContain('To do: trade_name');
  expect(page).toContain('Describe trade_name');
  expect(page).toContain('1 optional question');
  expect(page).toContain('From the business record');
  // Collapsed, so nothing can be typed into it.
  expect(page).not.toContain('Describe purpose');
});

test('no field has only a placeholder as its label', async () => {
  expect(await draw(everyAnswer)).not.toMatch(/placeholder=/);
});
