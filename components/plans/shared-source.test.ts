import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { SharedSource } from '#components/plans/shared-source';
import type { ValueSource } from '#lib/contract/plan';

const stamp = { version: 2, by: 'Marcus Oyelaran', at: '2026-11-21T10:41:00.000Z' };

async function draw(value_source: ValueSource | null, answers: Record<string, unknown> = {}) {
  const draft = { answers, stamps: { 'answers/website': stamp } };
  const line = createElement(SharedSource, { question: { name: 'website', value_source }, draft });
  return (await new Response((await prerender(line)).prelude).text()).replaceAll('<!-- -->', '');
}

test('a shared answer says where it comes from', async () => {
  expect(await draw('record')).toContain('From the business record.');
  expect(await draw('filing')).toContain('From an earlier filing.');
  expect(await draw('last_used')).toContain('Used last time.');
  expect(await draw(null)).toBe('');
});

test('one that was typed says by whom, even if it replaces the record’s', async () => {
  expect(await draw('record', { website: 'https://a.example' })).toContain('Entered by Marcus Oyelaran');
  expect(await draw('person', { website: 'https://a.example' })).toContain('Entered by Marcus Oyelaran');
});
