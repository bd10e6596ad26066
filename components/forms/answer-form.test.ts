import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { AnswerForm } from '#components/forms/answer-form';
import { everyAnswer, everyQuestion } from '#lib/testing/every-question';

const setting = { mode: 'test' as const, today: '2026-11-21', jurisdiction: 'US-TX', documents: [] };

async function draw(values: Record<string, unknown>): Promise<string> {
  const act = () => undefined;
  const { prelude } = await prerender(
    createElement(AnswerForm, { fields: everyQuestion, values, setting, onChange: act, onSubmit: act }),
  );
  return new Response(prelude).text();
}

test('a form draws every kind of question, and says so where the kind is new', async () => {
  const page = await draw(everyAnswer);
  for (const { label, when } of everyQuestion) {
    if (!when) expect(page.includes(label), label).toBe(true);
  }
  expect(page).toContain('new kind of question');
  expect(page).toContain('Served by Statehouse');
  expect(page).toContain('Same as the principal office');
});

test('what nothing calls for is not drawn, and appears with its answer', async () => {
  expect(await draw(everyAnswer)).not.toContain('Names of the series');
  expect(await draw({ ...everyAnswer, series_llc: true })).toContain('Names of the series');
});

test('no label is left to a placeholder', async () => {
  expect(await draw(everyAnswer)).not.toMatch(/placeholder=/);
});
