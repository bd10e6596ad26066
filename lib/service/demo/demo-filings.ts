import type { CaseKind, CaseResponse } from '#lib/contract/case';
import type { CompanyKey } from '#lib/service/demo/demo-companies';
import type { DemoPeople } from '#lib/service/demo/demo-people';

type Person = keyof DemoPeople;

/** The steps of a filing, in days before the demo was made. */
export type DemoStep =
  | { days: number; does: 'advance' }
  | { days: number; does: 'ask'; kind: CaseKind; dueIn: number; about?: 'people' | 'county' }
  | { days: number; does: 'answer'; by: Person; response: CaseResponse }
  | { days: number; does: 'review'; outcome: 'resolved' | 'needs_response'; reason?: string }
  | { days: number; does: 'cancel'; by: Person; reason: string };

export type DemoFiling = {
  company: CompanyKey;
  state: string;
  by: Person;
  days: number;
  tier?: string;
  steps: DemoStep[];
};

const moves = (...days: number[]): DemoStep[] => days.map((at) => ({ days: at, does: 'advance' }));
const completed = (...days: [number, number, number, number]) => moves(...days);
const ask = (days: number, kind: CaseKind, dueIn: number, about?: 'people' | 'county'): DemoStep => ({
  days,
  does: 'ask',
  kind,
  dueIn,
  ...(about ? { about } : {}),
});
const answer = (days: number, by: Person, fields: Record<string, unknown>): DemoStep => ({
  days,
  does: 'answer',
  by,
  response: { fields },
});

const farm = {
  street_line_1: 'W4120 Cedar Fork Road',
  city: 'Monroe',
  region: 'WI',
  postal_code: '53566',
  country: 'US',
};

const people = {
  governing_persons: [
    { name: { type: 'person', first: 'Ruth', last: 'Aebischer' }, address: farm, role: 'member' },
    { name: { type: 'person', first: 'Paul', last: 'Aebischer' }, address: farm, role: 'member' },
  ],
  signed_by_all: true,
};

/** In every status at least one, and of every kind and status of case at least one. */
// biome-ignore format: a filing a line reads like the ledger that it is
export const demoFilings: DemoFiling[] = [
  // Waiting for the organization.
  { company: 'northwind', state: 'US-NY', by: 'dana', days: 12, steps: [...moves(11, 10), ask(6, 'missing_information', 0, 'people')] },
  { company: 'northwind', state: 'US-CO', by: 'marcus', days: 20, steps: [...moves(19), ask(12, 'missing_information', -2)] },
  { company: 'tidewater', state: 'US-NC', by: 'priya', days: 15, steps: [...moves(14, 13), ask(9, 'legal_name_change', 5)] },
  { company: 'keystone', state: 'US-NJ', by: 'marcus', days: 7, steps: [...moves(6, 5), ask(2, 'ra_termination', 8)] },
  { company: 'mesa', state: 'US-CA', by: 'dana', days: 16, steps: [...moves(15, 13), ask(11, 'missing_information', -3, 'county'), answer(8, 'dana', { county: 'Maricopa' }), { days: 3, does: 'review', outcome: 'needs_response', reason: 'California asks for the county of the office there; Maricopa is in Arizona.' }] },
  // Waiting for the service.
  { company: 'ilex', state: 'US-IL', by: 'priya', days: 0, steps: [] },
  { company: 'sandhill', state: 'US-SC', by: 'marcus', days: 0, steps: [] },
  { company: 'ilex', state: 'US-NH', by: 'dana', days: 1, steps: moves(0) },
  { company: 'lakeshore', state: 'US-OH', by: 'marcus', days: 6, steps: moves(5) },
  { company: 'juniper', state: 'US-KS', by: 'priya', days: 11, steps: [...moves(10, 9), ask(7, 'missing_information', 3, 'county'), answer(1, 'priya', { county: 'Denver' })] },
  // With the state.
  { company: 'heron', state: 'US-CA', by: 'dana', days: 6, steps: moves(5, 4) },
  { company: 'mesa', state: 'US-UT', by: 'marcus', days: 40, steps: moves(39, 36) },
  { company: 'palouse', state: 'US-ID', by: 'dana', days: 8, steps: moves(7, 6) },
  { company: 'sandhill', state: 'US-CT', by: 'dana', days: 2, tier: '24_hour', steps: moves(1, 0) },
  { company: 'heron', state: 'US-WA', by: 'marcus', days: 9, steps: moves(8, 7, 1) },
  { company: 'palouse', state: 'US-OR', by: 'priya', days: 14, steps: [...moves(13, 12), ask(10, 'legal_name_change', 6), answer(8, 'priya', { legal_name: 'Palouse Grain Analytics of Oregon LLC' }), { days: 7, does: 'review', outcome: 'resolved' }, ...moves(1)] },
  // Ended.
  { company: 'northwind', state: 'US-TX', by: 'dana', days: 190, steps: completed(189, 188, 183, 181) },
  { company: 'northwind', state: 'US-PA', by: 'marcus', days: 160, steps: completed(159, 157, 148, 146) },
  { company: 'granite', state: 'US-MA', by: 'marcus', days: 260, steps: completed(259, 258, 254, 252) },
  { company: 'mesa', state: 'US-NV', by: 'priya', days: 210, steps: completed(209, 208, 202, 200) },
  { company: 'cedar', state: 'US-MN', by: 'dana', days: 140, steps: completed(139, 138, 135, 133) },
  { company: 'cedar', state: 'US-IA', by: 'priya', days: 92, steps: [...moves(91, 90), ask(88, 'missing_information', -78, 'people'), answer(86, 'priya', people), { days: 85, does: 'review', outcome: 'resolved' }, ...moves(84, 82)] },
  { company: 'bayou', state: 'US-TX', by: 'marcus', days: 120, steps: completed(119, 118, 111, 109) },
  { company: 'keystone', state: 'US-DE', by: 'dana', days: 45, tier: '2_hour', steps: completed(45, 44, 43, 42) },
  { company: 'sandhill', state: 'US-TN', by: 'priya', days: 70, steps: completed(69, 68, 66, 65) },
  { company: 'tidewater', state: 'US-MD', by: 'dana', days: 30, steps: [...moves(29), ask(28, 'missing_information', -18), { days: 26, does: 'cancel', by: 'dana', reason: 'The client withdrew from the Baltimore project.' }] },
  { company: 'prairie', state: 'US-KS', by: 'priya', days: 55, steps: [{ days: 54, does: 'cancel', by: 'priya', reason: 'Submitted for the wrong client.' }] },
];

/** In live mode a filing waits for people; no timer advances it. */
export const liveFilings: DemoFiling[] = [
  { company: 'keystone', state: 'US-MD', by: 'marcus', days: 5, steps: [] },
  { company: 'northwind', state: 'US-TX', by: 'dana', days: 2, steps: [] },
  { company: 'granite', state: 'US-OH', by: 'dana', days: 0, steps: [] },
];
