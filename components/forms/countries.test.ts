import { expect, test } from 'vitest';
import { COUNTRY_OPTIONS } from '#components/forms/countries.ts';
import { countries } from '#lib/contract/iso-codes';

test('the service accepts every country that a form offers', () => {
  expect(COUNTRY_OPTIONS.map(({ value }) => value).filter((code) => !countries.includes(code))).toEqual([]);
});
