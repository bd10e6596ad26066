import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { HolderLine } from '#components/filings/holder-line';
import type { FilingSummary } from '#lib/contract/overview';

const now = '2026-11-20T15:00:00.000Z';
const filing = {
  type: 'foreign_qualification',
  jurisdiction: 'US-KS',
  status: 'processing',
  holder: 'state',
  happening: 'With the state, day 14 of 5–9',
  due_at: null,
  standing_still: false,
  expected: { from: '2026-11-24', to: '2026-11-27' },
};

async function draw(change: Partial<FilingSummary>): Promise<string> {
  const given = { ...filing, ...change } as FilingSummary;
  return new Response((await prerender(createElement(HolderLine, { filing: given, now }))).prelude).text();
}

test('a filing past its days says when it was expected', async () => {
  const page = await draw({ standing_still: true, expected: { from: '2026-11-10', to: '2026-11-12' } });
  expect(page).toContain('This is taking longer than usual. It was expected by 12 Nov.');
});

test('a step that takes long while the days of the state are still ahead does not call them past', async () => {
  const page = await draw({ standing_still: true });
  expect(page).not.toContain('was expected');
  expect(page).toContain(
    'This step is taking longer than usual. The state’s decision is expected 24–27 Nov.',
  );
});
