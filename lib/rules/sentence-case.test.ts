import { expect, test } from 'vitest';
import { sentenceCase } from '#lib/rules/sentence-case';

test.each([
  ['records_office_address', 'Records office address'],
  ['ein', 'EIN'],
  ['previous_llc_name', 'Previous LLC name'],
  ['constructor', 'Constructor'],
  ['ship_constructor', 'Ship constructor'],
])('%s is shown as "%s"', (name, label) => {
  expect(sentenceCase(name)).toBe(label);
});
