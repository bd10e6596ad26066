import { expect, test } from 'vitest';
import { typedTaxId } from '#lib/rules/plan/typed-tax-id';

test.each([
  ['900-12-3456', '900-12-3456'],
  ['900123456', '900-12-3456'],
  ['900 12 3456', '900-12-3456'],
  ['900 - 12 - 3456', '900-12-3456'],
  [' \u200e900\u201112\u20133456\u00a0', '900-12-3456'],
  ['900-12-345', null],
  ['900.12.3456', null],
  ['', null],
])('“%s” is the tax id %j', (text, id) => expect(typedTaxId(text)).toBe(id));
