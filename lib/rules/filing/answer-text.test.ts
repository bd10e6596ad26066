import { expect, test } from 'vitest';
import { answerText } from '#lib/rules/filing/answer-text';

const address = {
  street_line_1: '1209 Orange Street',
  city: 'Wilmington',
  region: 'DE',
  postal_code: '19801',
  county: 'New Castle',
  country: 'US',
};

test.each([
  ['Freight brokerage', 'Freight brokerage'],
  [3, '3'],
  [false, 'No'],
  [null, null],
  [[], null],
  [address, '1209 Orange Street\nWilmington, DE 19801\nNew Castle County'],
  [{ type: 'person', first: 'Maria', last: 'Okafor' }, 'Maria Okafor'],
  [['Dry goods', 'Freight'], 'Dry goods\nFreight'],
  [
    [
      { name: 'Maria Okafor', role: 'member' },
      { name: 'Ben Ito', role: 'manager' },
    ],
    'Maria Okafor\nMember\n\nBen Ito\nManager',
  ],
  [
    [{ name: { type: 'entity', entity_name: 'Okafor Holdings, LLC' }, role: 'member', address }],
    'Okafor Holdings, LLC\nMember\n1209 Orange Street\nWilmington, DE 19801\nNew Castle County',
  ],
])('%j is shown as %j', (value, expected) => expect(answerText(value)).toBe(expected));
