import { expect, test } from 'vitest';
import { joinLines } from '#components/forms/join-lines.ts';
import { splitAddress } from '#components/forms/split-address.ts';

test.each([
  ['1209 Orange Street\nSuite 4', '1209 Orange Street, Suite 4'],
  ['1209 Orange Street,\r\n\r\n  Suite 4\r\n', '1209 Orange Street, Suite 4'],
  ['1209 Orange Street', '1209 Orange Street'],
])('%j becomes one line', (text, line) => {
  expect(joinLines(text)).toBe(line);
});

test('a suite on a line of its own does not become part of the city', () => {
  expect(splitAddress(joinLines('1209 Orange Street\nSuite 4\nWilmington, DE 19801'))).toMatchObject({
    street_line_1: '1209 Orange Street',
    street_line_2: 'Suite 4',
    city: 'Wilmington',
  });
});
