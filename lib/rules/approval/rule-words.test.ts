import { expect, test } from 'vitest';
import type { ApprovalTerms } from '#lib/contract/approval';
import { ruleWords } from '#lib/rules/approval/rule-words';

const every: ApprovalTerms = {
  over_amount: null,
  jurisdictions: null,
  expedited_only: false,
  applies_to: ['people', 'keys'],
};

test.each<[Partial<ApprovalTerms>, string]>([
  [{}, 'Live filings wait for an approval.'],
  [{ over_amount: 500 }, 'Live filings over $500 wait for an approval.'],
  [{ over_amount: 1500.5 }, 'Live filings over $1,500.50 wait for an approval.'],
  [
    { jurisdictions: ['US-TX', 'US-NV'], expedited_only: true },
    'Live expedited filings in Texas or Nevada wait for an approval.',
  ],
  [{ applies_to: ['keys'] }, 'Live filings sent by an API key wait for an approval.'],
  [{ applies_to: ['people'] }, 'Live filings sent by a person wait for an approval.'],
])('%j reads as a sentence', (terms, sentence) => {
  expect(ruleWords('live', { ...every, ...terms })).toBe(sentence);
});
