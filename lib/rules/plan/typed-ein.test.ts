import { expect, test } from 'vitest';
import { tidyAnswerTo } from '#lib/rules/plan/tidy-answer';
import { typedEin } from '#lib/rules/plan/typed-ein';

test.each([
  ['12-3456789', '12-3456789'],
  ['123456789', '12-3456789'],
  ['12 3456789', '12-3456789'],
  ['12 – 3456789', '12-3456789'],
  ['12—3456789', '12-3456789'],
  [' \u200e12\u20113456789\u00a0', '12-3456789'],
  ['123-45-6789', '123-45-6789'],
  ['12-345678', '12-345678'],
])('“%s” is the EIN %s', (text, ein) => expect(typedEin(text)).toBe(ein));

test('the answer to a question for an EIN is one, and no other answer changes', () => {
  const given = { existing_ein: '12 3456789', registration_number: '12 3456789' };
  expect(tidyAnswerTo({ name: 'existing_ein' }, given)).toBe('12-3456789');
  expect(tidyAnswerTo({ name: 'registration_number' }, given)).toBe('12 3456789');
});
