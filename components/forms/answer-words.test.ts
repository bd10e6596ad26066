import { expect, test } from 'vitest';
import { answerInLine } from '#components/forms/answer-words.ts';

const address = {
  street_line_1: '1 Main St',
  city: 'Dover',
  region: 'DE',
  postal_code: '19901',
  country: 'US',
};
const person = (first: string) => ({
  name: { type: 'person', first, last: 'Ortiz' },
  role: 'member',
  address,
});

test('on one line it is seen where one person ends and the next begins', () => {
  const field = { name: 'governing_persons', type: 'list' } as const;
  expect(answerInLine(field, [person('Ana'), person('Lee')])).toBe(
    'Ana Ortiz, Member, 1 Main St, Dover, DE 19901; Lee Ortiz, Member, 1 Main St, Dover, DE 19901',
  );
});

test('an address on one line has commas', () => {
  const field = { name: 'principal_address', type: 'object' } as const;
  expect(answerInLine(field, address)).toBe('1 Main St, Dover, DE 19901');
});
