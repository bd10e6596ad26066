import { expect, test } from 'vitest';
import { recordedLineLabel } from '#lib/rules/fees/recorded-line-label';

test.each([
  ['late', 'default', 'Late fee'],
  ['base', 'filing', 'State filing fee'],
  ['dynamic', 'county_copy', 'County copy'],
  ['dynamic', 'constructor', 'Constructor'],
] as const)('a %s line named %s is shown as “%s”', (component_type, name, label) => {
  expect(recordedLineLabel({ component_type, name })).toBe(label);
});
