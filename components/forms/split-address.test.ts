import { expect, test } from 'vitest';
import { splitAddress } from '#components/forms/split-address.ts';

const orange = {
  street_line_1: '1209 Orange Street',
  city: 'Wilmington',
  region: 'DE',
  postal_code: '19801',
  country: 'US',
};

test.each([
  ['1209 Orange Street, Wilmington, DE 19801', orange],
  ['1209 Orange Street, Wilmington DE 19801', orange],
  ['1209 Orange Street, Wilmington, Delaware, 19801, USA', orange],
  ['1209 Orange Street\nWilmington, DE 19801-1120\nUnited States', { ...orange, postal_code: '19801-1120' }],
  ['1209 Orange Street\tWilmington\tDE\t19801\tUS', orange],
  ['1209 Orange Street, Wilmington, DE 19801\u20131120', { ...orange, postal_code: '19801-1120' }],
  [
    '10 Elm Street, Charleston West Virginia 25301',
    { ...orange, street_line_1: '10 Elm Street', city: 'Charleston', region: 'WV', postal_code: '25301' },
  ],
  ['1209 Orange Street, Suite 400, Wilmington, DE 19801', { ...orange, street_line_2: 'Suite 400' }],
  [
    '80 State Street, Albany, New York 12207',
    {
      street_line_1: '80 State Street',
      city: 'Albany',
      region: 'NY',
      postal_code: '12207',
      country: 'US',
    },
  ],
])('%s is split', (text, parts) => {
  expect(splitAddress(text)).toEqual(parts);
});

test.each(['1209 Orange Street', '1209 Orange Street, Wilmington', 'Wilmington, DE 19801', '19801', ''])(
  '“%s” is an incomplete address and unchanged',
  (text) => {
    expect(splitAddress(text)).toBeNull();
  },
);
