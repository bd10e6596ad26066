import { expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { promisedAt } from '#lib/rules/filing/promised-at';

const jurisdictions = loadJurisdictions();

function promise(code: string, tier: string | null = null, effectiveDate: string | null = null) {
  const rules = jurisdictions.get(code);
  if (!rules) throw new Error(`no rules for ${code}`);
  const submittedAt = new Date('2026-11-20T15:00:00.000Z');
  return (
    promisedAt({ rules, type: 'foreign_qualification', tier, submittedAt, effectiveDate })?.toISOString() ??
    null
  );
}

test('the promised time is the last day of the state’s usual time', () => {
  expect(promise('US-CA')).toBe('2026-12-09T23:59:59.999Z');
});

test('an expedited tier has an earlier promised time', () => {
  expect(promise('US-NY', '24_hour')).toBe('2026-11-25T23:59:59.999Z');
});

test('a later effective date replaces the promised time, an earlier one does not', () => {
  expect(promise('US-CA', null, '2027-01-04')).toBe('2027-01-04T23:59:59.999Z');
  expect(promise('US-CA', null, '2026-11-23')).toBe('2026-12-09T23:59:59.999Z');
});

test('there is no promised time if the state publishes no usual time', () => {
  expect(promise('US-NY')).toBeNull();
});
