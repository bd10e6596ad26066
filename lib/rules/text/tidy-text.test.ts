import { expect, test } from 'vitest';
import { tidyText } from '#lib/rules/text/tidy-text';

test('a cell pasted from a spreadsheet keeps no tab, which the service refuses', () => {
  expect(tidyText('1209 Orange Street\tSuite 4\t')).toBe('1209 Orange Street Suite 4');
});
