import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { AnswerList } from '#components/forms/answer-list';

const field = (name: string, type: 'string' | 'object', section?: string) => ({
  name,
  type,
  description: '',
  required: true,
  ...(section && { section }),
});

test('sets in serif only what goes on the public record: not the contact, and no answer for the IRS', async () => {
  const fields = [
    field('purpose', 'string'),
    field('contact', 'object'),
    field('ein_principal_activity', 'string', 'ein'),
  ];
  const contact = { name: 'Dana Whitfield', email: 'dana@harborpine.example' };
  const answers = { purpose: 'Motor freight', contact, ein_principal_activity: 'Other' };
  const { prelude } = await prerender(createElement(AnswerList, { fields, answers }));
  const html = await new Response(prelude).text();
  const inSerif = [...html.matchAll(/class="record"><span[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(inSerif).toEqual(['Motor freight']);
  expect(html).toContain('Dana Whitfield');
});
