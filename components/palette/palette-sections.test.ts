import { expect, test } from 'vitest';
import { paletteSections } from '#components/palette/palette-sections.ts';

const labels = (q: string, id: string) =>
  paletteSections({ mode: 'test', q, found: null, recent: [], pathname: '/test', canPrepare: true })
    .filter((section) => section.id === id)
    .flatMap(({ entries }) => entries.map(({ label }) => label));

test.each([
  ['qualify', 'New filing'],
  ['register', 'New filing'],
  ['plan', 'New filing'],
  ['formation', 'Form an LLC'],
  ['csv', 'Import businesses'],
  ['new business', 'Add a business'],
])('the word %s finds the action “%s”', (q, action) => {
  expect(labels(q, 'actions')).toEqual([action]);
});

test.each([
  ['webhooks', 'Webhooks'],
  ['api keys', 'API keys'],
  ['audit', 'Audit log'],
  ['members', 'Members'],
  ['settings', 'Settings'],
])('the word %s finds the page “%s”', (q, page) => {
  expect(labels(q, 'pages')).toEqual([page]);
});

test('what is not found can be searched among the documents too, by the name of a file', () => {
  expect(labels('gs-utah.pdf', 'more')).toContain('Search the documents for “gs-utah.pdf”');
  expect(labels('District Court', 'more')).toContain('Search the agent mail for “District Court”');
});
