import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { BUSINESS_FIELDS } from '#components/businesses/business-fields.ts';
import { ReadinessList } from '#components/businesses/readiness-list';
import { faultsOf } from '#components/forms/answers-schema.ts';

async function draw(values: Record<string, unknown>): Promise<string> {
  const setting = { mode: 'test' as const, today: '2026-11-21', documents: [] };
  const list = createElement(ReadinessList, { values, faults: faultsOf(BUSINESS_FIELDS, values, setting) });
  return new Response((await prerender(list)).prelude).text();
}

test('a fact is entered once its answer is valid', async () => {
  expect(await draw({ formation_date: '2019-03-14' })).toMatch(/Formation date<span[^>]*>: entered/);
  expect(await draw({ formation_date: '02/30/2019' })).toMatch(/Formation date<span[^>]*>: not entered yet/);
  expect(await draw({})).toMatch(/Formation date<span[^>]*>: not entered yet/);
});
