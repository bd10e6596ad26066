import { expect, test } from 'vitest';
import { invalid } from '#lib/service/errors';

test.each([
  ['/contact/name', 'Enter a value.', 'Contact, name: Enter a value.'],
  ['/owners/0/name/first', 'Use at most 100 characters.', 'Owners, name, first: Use at most 100 characters.'],
  ['?limit', 'Use a whole number from 1 to 100.', 'Limit: Use a whole number from 1 to 100.'],
  ['?field.business_start_date', 'Use a date.', 'Business start date: Use a date.'],
  [
    '/phone',
    'Enter a phone number, for example +1 302 555 0134, or +1 302 555 0134 x12 with an extension.',
    'Enter a phone number, for example +1 302 555 0134, or +1 302 555 0134 x12 with an extension.',
  ],
  ['/owner_id', 'The owner must be an active member.', 'The owner must be an active member.'],
  ['/business_id', 'Enter a value.', 'Business: Enter a value.'],
  ['/tax_id', 'Enter a value.', 'Tax ID: Enter a value.'],
  ['/registered_agent/name', 'Name is missing.', 'Registered agent: Name is missing.'],
  ['/governing_persons/1/name/last', 'Last name is missing.', 'Governing persons: Last name is missing.'],
  [
    '/governing_persons/0/address',
    'Governing persons: the address of Maria Okafor is missing.',
    'Governing persons: the address of Maria Okafor is missing.',
  ],
  [
    '/principal_address/country',
    'Use the two-letter country code, such as US.',
    'Principal address: Use the two-letter country code, such as US.',
  ],
  ['/ein/reason', 'This is being read.', 'EIN, reason: This is being read.'],
  ['/fields/purpose', 'Purpose must be text.', 'Purpose must be text.'],
  ['/fields/start', '27 Nov 2026 has passed.', 'Start: 27 Nov 2026 has passed.'],
  [
    '/answers/legal_name',
    'legal_name is read from the business record.',
    'legal_name is read from the business record.',
  ],
  ['/states/US-CO/answers/purpose', 'Enter a value.', 'US-CO, purpose: Enter a value.'],
  ['/answers/price~1unit', 'Name a field.', 'Price/unit: Name a field.'],
  ['/fields', 'Fields are missing.', 'Fields are missing.'],
  ['', 'The body is not valid JSON.', 'The body is not valid JSON.'],
])('a single error at %j says what it is about', (pointer, detail, sentence) => {
  expect(invalid([{ pointer, code: 'any', detail }]).message).toBe(sentence);
});

test('with several errors the detail has their number, and errors lists them', () => {
  const errors = ['/a', '/b'].map((pointer) => ({ pointer, code: 'any', detail: 'Enter a value.' }));
  expect(invalid(errors)).toMatchObject({
    message: expect.stringContaining('2 things'),
    members: { errors },
  });
});
