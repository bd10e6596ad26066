import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { TierPicker } from '#components/fees/tier-picker';
import type { PricedTier } from '#lib/contract/fee';

const schedule = {
  id: 's1',
  url: 'https://law.example/153',
  kind: 'statute' as const,
  title: '15 Pa.C.S. § 153, fee schedule',
  as_of: '2026-02',
};

const sameDay: PricedTier = {
  tier: 'same_day',
  label: 'Same-day service',
  turnaround: { value: 1, unit: 'business_day' },
  offered: true,
  amount: 100,
  currency: 'USD',
  total: { amount: 350, currency: 'USD' },
  note: 'Received before 10 a.m.',
  confidence: 'primary',
  sources_disagree: false,
  sources: [schedule],
};

const unpriced: PricedTier = {
  ...sameDay,
  tier: '1_hour',
  label: 'One-hour service',
  offered: false,
  amount: null,
  total: null,
  confidence: 'unverified',
};

async function draw(tiers: PricedTier[], value: string | null = null): Promise<string> {
  const { prelude } = await prerender(
    createElement(TierPicker, {
      name: 'expedited_tier',
      tiers,
      standard: { min_business_days: 7, max_business_days: 15, sources: [] },
      office: 'Department of State',
      value,
      onChange: () => undefined,
    }),
  );
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

test('a tier without a price is listed with the office to ask, and cannot be chosen', async () => {
  const page = await draw([sameDay, unpriced]);
  expect(page).toContain('value="same_day"');
  expect(page).not.toContain('value="1_hour"');
  expect(page).toContain(
    'The state also offers One-hour service. You cannot choose it here: ask the Department of State for the price.',
  );
});

test('a state whose tiers have no price is not described as offering none', async () => {
  const page = await draw([unpriced, { ...unpriced, tier: '2_hour', label: 'Two-hour service' }]);
  expect(page).toContain('You cannot choose expedited processing here.');
  expect(page).toContain(
    'The state also offers One-hour service and Two-hour service. You cannot choose them here',
  );
  expect(await draw([])).toContain('This state does not offer expedited processing.');
});

test('a plan with a tier without a price says so at the choice', async () => {
  expect(await draw([sameDay, unpriced], '1_hour')).toContain('You cannot choose One-hour service');
  expect(await draw([sameDay, unpriced], 'same_day')).not.toContain('only the office can quote its price');
});

test('a tier shows one line: citation, date, and whether the state’s schedule decides', async () => {
  expect(await draw([sameDay])).toContain('Source: 15 Pa.C.S. § 153, fee schedule, Feb 2026.');
  expect(await draw([sameDay])).not.toContain('secondary');
  const secondary = await draw([{ ...sameDay, confidence: 'secondary' }]);
  expect(secondary).toContain('From a secondary source; the state’s fee schedule decides.');
  const disputed = await draw([{ ...sameDay, confidence: 'secondary', sources_disagree: true }]);
  expect(disputed).toContain('Sources disagree. From a secondary source; the state’s fee schedule decides.');
});

test('the choice has no totals if no fee could be computed', async () => {
  const page = await draw([{ ...sameDay, total: null }]);
  expect(page).toContain('Same-day service, ');
  expect(page).not.toContain('Estimated total');
});
