import { expect, test } from 'vitest';
import { registrationsOf } from '#components/businesses/registrations.ts';
import type { Business } from '#lib/contract/business';
import type { Filing } from '#lib/contract/filing';

const home = {
  id: 'home',
  registration_jurisdiction: 'US-DE',
  registration_number: '7204518',
  formation_date: '2021-03-04',
} as Business;

function filing(jurisdiction: string, status: Filing['status'], rest: Partial<Filing> = {}): Filing {
  return {
    id: `filing ${jurisdiction} ${status}`,
    type: 'foreign_qualification',
    jurisdiction,
    status,
    business_id: `record ${jurisdiction} ${status}`,
    result: null,
    cases: [],
    ...rest,
  } as unknown as Filing;
}

const statesOf = (foreign: Business[], filings: Filing[]) =>
  registrationsOf(home, foreign, filings).map(({ code, state }) => `${code} ${state}`);

test('the home state comes first, the others by their names', () => {
  expect(statesOf([], [filing('US-WY', 'completed'), filing('US-AK', 'queued')])).toEqual([
    'US-DE home',
    'US-AK pending',
    'US-WY registered',
  ]);
});

test('a completed filing gives its number and its date, a pending one none', () => {
  const result = { registration_number: '805112398', registration_date: '2026-11-14', service_id: null };
  const [, pending, registered] = registrationsOf(
    home,
    [],
    [filing('US-TX', 'completed', { result }), filing('US-NY', 'processing')],
  );
  expect(registered).toMatchObject({ code: 'US-TX', number: '805112398', date: '2026-11-14' });
  expect(pending).toMatchObject({ code: 'US-NY', number: null, date: null });
});

test('an active registration hides earlier canceled ones in the state', () => {
  const filings = [filing('US-TX', 'canceled'), filing('US-TX', 'processing')];
  expect(statesOf([], filings)).toEqual(['US-DE home', 'US-TX pending']);
  expect(statesOf([], filings.toReversed())).toEqual(['US-DE home', 'US-TX pending']);
});

test('a registration that was added by hand is listed too', () => {
  const entered = {
    id: 'entered',
    registration_jurisdiction: 'US-NV',
    registration_number: null,
  } as Business;
  const filed = { id: 'record US-TX queued', registration_jurisdiction: 'US-TX' } as Business;
  expect(statesOf([entered, filed], [filing('US-TX', 'queued')])).toEqual([
    'US-DE home',
    'US-NV registered',
    'US-TX pending',
  ]);
});
