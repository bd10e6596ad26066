import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { FeeLedger } from '#components/fees/fee-ledger';
import type { FeeQuote, QuotedFeeLine } from '#lib/contract/fee';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const statute = {
  id: 's1',
  url: 'https://law.example/347-179',
  kind: 'statute' as const,
  title: 'RSMo 347.179, fees',
  as_of: '2026-02',
};
const guide = {
  id: 's2',
  url: 'https://guide.example',
  kind: 'secondary' as const,
  title: 'A guide',
  as_of: null,
};

const filing: QuotedFeeLine = {
  component_type: 'base',
  name: 'filing',
  amount: 100,
  currency: 'USD',
  label: 'State filing fee',
  note: null,
  confidence: 'primary',
  sources_disagree: false,
  sources: [statute, guide],
};

const quote: FeeQuote = {
  object: 'fee',
  type: 'foreign_qualification',
  jurisdiction: 'US-MO',
  expedited_tier: null,
  base: usd(100),
  total: usd(100),
  items: [filing],
  needs: [],
  unpriced: [],
  expedited_tiers: [],
  payment_methods: {
    credit_card: { surcharge: usd(0), total: usd(100) },
    ach: { surcharge: usd(0), total: usd(100) },
  },
  version: '0123456789ab',
  quoted_on: '2026-11-21',
};

async function draw(changes: Partial<FeeQuote> = {}): Promise<string> {
  const { prelude } = await prerender(
    createElement(FeeLedger, { quote: { ...quote, ...changes }, stateName: 'Missouri' }),
  );
  const page = await new Response(prelude).text();
  return page.replaceAll('<!-- -->', '').replaceAll(/<svg.*?<\/svg>/g, '');
}

/** The visible text, without tags and the words for screen readers. */
function seen(page: string): string {
  return page
    .replaceAll(/<span class="sr-only">.*?<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('a line from the law shows one citation with its date, and nothing more', async () => {
  const text = seen(await draw());
  expect(text).toContain('Source: RSMo 347.179, fees , Feb 2026.');
  expect(text).not.toContain('A guide');
  expect(text).not.toMatch(/secondary|disagree/);
});

test('a line from another source says that the state’s schedule decides', async () => {
  const text = seen(await draw({ items: [{ ...filing, confidence: 'secondary', sources: [guide] }] }));
  expect(text).toContain('From a secondary source; the state’s fee schedule decides.');
});

test('a figure from the law with a contradicting source says that sources disagree', async () => {
  const text = seen(await draw({ items: [{ ...filing, sources_disagree: true }] }));
  expect(text).toContain('Sources disagree. We show the figure from the law or from the office.');
});

test('a fee without an amount is listed with the office to ask, and the sum is not called the total', async () => {
  const text = seen(
    await draw({
      unpriced: [
        {
          component_type: 'credit_card',
          name: 'default',
          label: 'Card surcharge',
          detail: 'Its price must be asked of the Missouri Secretary of State.',
          note: null,
          sources: [],
        },
      ],
    }),
  );
  expect(text).toContain(
    'Card surcharge Not in the total. Its price must be asked of the Missouri Secretary of State.',
  );
  expect(text).toContain('Estimate so far');
  expect(text).not.toContain('Estimated total');
});
