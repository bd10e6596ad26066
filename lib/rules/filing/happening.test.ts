import { describe, expect, test } from 'vitest';
import type { CaseStatus } from '#lib/contract/case';
import type { FilingStatus } from '#lib/contract/filing';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { expectedWindow, isStandingStill, stateDays } from '#lib/rules/calendar/deadlines';
import { einHappening, happening } from '#lib/rules/filing/happening';
import { holderOf } from '#lib/rules/filing/holder';

const jurisdictions = loadJurisdictions();

function step(code: string, status: FilingStatus, since: string, tier: string | null = null) {
  const rules = jurisdictions.get(code);
  if (rules === undefined) throw new Error(`no rules for ${code}`);
  return { rules, type: 'foreign_qualification' as const, tier, status, since };
}

const asked = { status: 'needs_response' as CaseStatus, summary: 'Governing persons: 1 address missing' };

describe('who holds the filing', () => {
  test.each([
    ['queued', 'service'],
    ['ready_to_file', 'service'],
    ['processing', 'state'],
    ['filed', 'state'],
    ['completed', 'nobody'],
    ['canceled', 'nobody'],
  ] as const)('%s: %s', (status, holder) => {
    expect(holderOf({ status, cases: [{ status: 'resolved' }] })).toBe(holder);
  });

  test('a case that needs an answer is with you, an answer under review with the service', () => {
    expect(holderOf({ status: 'processing', cases: [{ status: 'needs_response' }] })).toBe('you');
    expect(holderOf({ status: 'processing', cases: [{ status: 'under_review' }] })).toBe('service');
    expect(holderOf({ status: 'canceled', cases: [{ status: 'needs_response' }] })).toBe('nobody');
  });
});

describe('what is happening, in words', () => {
  const today = '2026-11-20';
  const say = (status: FilingStatus, since: string, more = {}) =>
    happening({ ...step('US-TX', status, since), today, cases: [], ...more });

  test('each status has its words', () => {
    expect(say('queued', today)).toBe('Checks passed');
    expect(say('ready_to_file', today)).toBe('We file it next');
    expect(say('processing', '2026-11-17')).toBe('With the state, day 4 of 3–15');
    expect(say('filed', today)).toBe('Waiting for certificate');
    expect(say('completed', today, { registrationNumber: '805112398', registrationDate: '2026-11-14' })).toBe(
      'No. 805112398, 14 Nov',
    );
    expect(say('canceled', today, { canceledOn: '2026-11-03' })).toBe('Canceled 3 Nov');
    const lastYear = { registrationNumber: '805112398', registrationDate: '2025-11-14' };
    expect(say('completed', today, lastYear)).toBe('No. 805112398, 14 Nov 2025');
    expect(say('canceled', today, { canceledOn: '2025-12-31' })).toBe('Canceled 31 Dec 2025');
  });

  test('an EIN application waits for its formation, then for the IRS', () => {
    const ein = (status: FilingStatus, formation: FilingStatus, more = {}) =>
      einHappening({ status, formation, today, cases: [], einNumber: null, ...more });
    expect(ein('queued', 'processing')).toBe('Waits for the formation');
    expect(ein('queued', 'completed')).toBe('Checks passed');
    expect(ein('processing', 'completed')).toBe('With the IRS');
    expect(ein('completed', 'completed', { einNumber: '00-7531512' })).toBe('EIN 00-7531512');
    expect(ein('canceled', 'canceled', { canceledOn: '2026-11-03' })).toBe('Canceled 3 Nov');
    expect(ein('processing', 'completed', { cases: [asked] })).toBe(asked.summary);
  });

  test('an open case takes precedence over the status', () => {
    expect(say('processing', today, { cases: [asked] })).toBe('Governing persons: 1 address missing');
    expect(say('processing', today, { cases: [asked, asked] })).toBe('2 cases need your answer');
    expect(say('processing', today, { cases: [{ ...asked, status: 'under_review' }] })).toBe(
      'We review your answer',
    );
  });

  test('without a usual time on record it only counts days', () => {
    expect(happening({ ...step('US-NY', 'processing', '2026-11-17'), today, cases: [] })).toBe(
      'With the state, day 4',
    );
  });

  test('beyond the usual time it says how long the state usually takes', () => {
    const late = { ...step('US-CA', 'processing', '2026-10-20'), today, cases: [] };
    expect(happening(late)).toBe('With the state, day 23, usually 5–10');
  });

  test('an expedited tier replaces the usual time', () => {
    expect(happening({ ...step('US-NY', 'processing', '2026-11-20', '24_hour'), today, cases: [] })).toBe(
      'With the state, day 1 of 1',
    );
  });
});

describe('the expected window', () => {
  test('counts business days from the day on which the state has it', () => {
    expect(expectedWindow(step('US-CA', 'processing', '2026-11-20'))).toEqual({
      from: '2026-11-30',
      to: '2026-12-07',
    });
  });

  test('is later for a filing not yet submitted, and absent for one that has ended', () => {
    const queued = expectedWindow(step('US-CA', 'queued', '2026-11-20'));
    expect(queued?.to).toBe('2026-12-09');
    expect(expectedWindow(step('US-CA', 'completed', '2026-11-20'))).toBeNull();
  });

  test('is one day if the record has one figure, as the pages of the rules show it', () => {
    const once = step('US-ND', 'processing', '2026-11-20');
    expect(stateDays(once)).toEqual({ min: 22, max: 22 });
    expect(expectedWindow(once)).toEqual({ from: '2026-12-23', to: '2026-12-23' });
    expect(happening({ ...once, today: '2026-11-24', cases: [] })).toBe('With the state, day 3 of 22');
  });

  test('is unknown if the record has no usual time', () => {
    expect(expectedWindow(step('US-NY', 'processing', '2026-11-20'))).toBeNull();
  });
});

describe('standing still', () => {
  const still = (code: string, status: FilingStatus, since: string, today: string, openCases = 0) =>
    isStandingStill({ ...step(code, status, since), today, openCases });

  test('begins the day after the usual time', () => {
    expect(still('US-CA', 'processing', '2026-11-20', '2026-12-07')).toBe(false);
    expect(still('US-CA', 'processing', '2026-11-20', '2026-12-08')).toBe(true);
    expect(still('US-CA', 'queued', '2026-11-20', '2026-11-24')).toBe(true);
  });

  test('never applies to a filing with an open case or that has ended', () => {
    expect(still('US-CA', 'processing', '2026-01-05', '2026-12-08', 1)).toBe(false);
    expect(still('US-CA', 'completed', '2026-01-05', '2026-12-08')).toBe(false);
  });

  test('applies after 30 business days if no usual time is on record', () => {
    expect(still('US-NY', 'processing', '2026-01-05', '2026-02-10')).toBe(false);
    expect(still('US-NY', 'processing', '2026-01-05', '2026-02-25')).toBe(true);
  });
});
