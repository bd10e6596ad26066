import { expect, test } from 'vitest';
import { invalid } from '#lib/service/errors';

test.each([
  ['/contact/name', 'Enter a value.', 'Contact, name: Enter a value.'],
  ['/owners/0/name/first', 'Use at most 100 characters.', 'Owners, name, first: Use at most 100 characters.'],
  ['?limit', 'Use a whole number from 1 to 100.', 'Limit: Use a whole number from 1 to 100.'],
  [
    '/phone',
    'Enter a phone number, for example +1 302 555 0134.',
    'Enter a phone number, for example +1 302 555 0134.',
  ],
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
