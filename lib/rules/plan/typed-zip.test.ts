import { expect, test } from 'vitest';
import { tidyAnswer } from '#lib/rules/plan/tidy-answer';
import { typedZip } from '#lib/rules/plan/typed-zip';

test.each([
  ['19801', '19801'],
  ['19801-1234', '19801-1234'],
  ['198011234', '19801-1234'],
  ['19801 1234', '19801-1234'],
  ['19801 – 1234', '19801-1234'],
  ['19801—1234', '19801-1234'],
  ['1980-11234', '1980-11234'],
  ['H3Z 2Y7', 'H3Z 2Y7'],
])('“%s” is the ZIP code %s', (text, zip) => expect(typedZip(text)).toBe(zip));

test('the ZIP code of an answer gets its hyphen, wherever the address is, and no code of another country changes', () => {
  const home = { street_line_1: '1209 Orange Street', postal_code: '198011234' };
  expect(tidyAnswer(home)).toMatchObject({ postal_code: '19801-1234', country: 'US' });
  const people = [{ name: { first: 'Ann' }, address: home }];
  expect(tidyAnswer(people)).toMatchObject([{ address: { postal_code: '19801-1234' } }]);
  expect(tidyAnswer({ same_as: 'home' }, { home })).toMatchObject({ postal_code: '19801-1234' });
  expect(tidyAnswer({ ...home, country: 'KR' })).toMatchObject({ postal_code: '198011234' });
});
