import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ResultFacts } from '#components/filings/result-facts';
import type { FilingStatus } from '#lib/contract/filing';

const ahead = { from: '2026-12-01', to: '2026-12-06' };
const past = { from: '2026-11-03', to: '2026-11-06' };

test.each([
  ['processing', ahead, 'once Kansas accepts the filing, which is expected 1–6 Dec.'],
  ['processing', past, 'once Kansas accepts the filing, which was expected 3–6 Nov.'],
  ['processing', null, 'once Kansas accepts the filing. The certificate'],
  ['filed', ahead, 'The number, date, and certificate are expected 1–6 Dec.'],
  ['filed', past, 'The number, date, and certificate were expected 3–6 Nov.'],
  ['filed', null, 'The number, date, and certificate are not here yet.'],
] as const)('%s, expected %j: %s', async (status: FilingStatus, expected, sentence) => {
  const filing = { type: 'foreign_qualification', jurisdiction: 'US-KS', status, result: null } as const;
  const facts = createElement(ResultFacts, { filing, expected, now: '2026-11-20T15:00:00.000Z' });
  expect(await new Response((await prerender(facts)).prelude).text()).toContain(sentence);
});
