import { expect, test } from 'vitest';
import { recordedLineLabel } from '#lib/rules/fees/recorded-line-label';

test.each([
  ['late', 'default', 'Late fee'],
  ['base', 'filing', 'State filing fee'],
  ['dynamic', 'county_copy', 'County copy'],
  ['dynamic', 'constructor', 'Constructor'],
] as const)('a %s line named %s is shown as “%s”', (component_type, name, label) => {
  expect(recordedLineLabel({ component_type, name }, null)).toBe(label);
});

test('the variable fee of an expedited filing that has no other is that of its tier', () => {
  const line = { component_type: 'dynamic', name: 'default' } as const;
  expect(recordedLineLabel(line, '24_hour')).toBe('Expedited processing');
  expect(recordedLineLabel(line, null)).toBe('Variable fee');
  expect(recordedLineLabel({ component_type: 'base', name: 'default' }, '24_hour')).toBe('State filing fee');
});
