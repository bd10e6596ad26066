import { describe, expect, test } from 'vitest';
import type { Business } from '#lib/contract/business';
import type { Owner } from '#lib/contract/party';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { missingFacts } from '#lib/rules/requirement/missing-facts';
import { type EarlierFiling, prefillFrom } from '#lib/rules/requirement/prefill-from';
import { exampleBusiness } from '#lib/testing/example-business';

const jurisdictions = loadJurisdictions();
const delaware = {
  street_line_1: '1209 Orange Street',
  city: 'Wilmington',
  region: 'DE',
  postal_code: '19801',
  country: 'US',
};
const owner = (last: string, role?: 'member' | 'manager'): Owner => ({
  name: { type: 'person', first: 'Maria', last },
  address: delaware,
  ownership_percent: 50,
  ...(role && { role }),
});

const business: Business = {
  ...exampleBusiness,
  updated_at: '2026-11-12T09:00:00.000Z',
  formation_date: '2019-03-04',
  owners: [owner('Okafor', 'member'), owner('Lindqvist')],
  principal_address: delaware,
  purpose: 'Freight',
  management_structure: 'member_managed',
};

function prefill(
  code: string,
  over: Partial<Business> = {},
  documents: DocumentOnFile[] = [],
  earlier: EarlierFiling[] = [],
) {
  const rules = jurisdictions.get(code);
  if (rules === undefined) throw new Error(`no rules for ${code}`);
  return prefillFrom(
    { ...business, ...over },
    { rules, type: 'foreign_qualification', documents, earlier, today: '2026-11-21' },
  );
}

describe('what the record answers', () => {
  test('is filled in with its source, and unknown values are left out', () => {
    const filled = prefill('US-TX');
    expect(filled.email).toEqual({
      value: 'filings@northwind.example',
      origin: 'business_record',
      detail: 'From the business record',
      recorded_at: '2026-11-12T09:00:00.000Z',
    });
    expect(Object.keys(filled).sort()).toEqual([
      'email',
      'governing_persons',
      'principal_address',
      'purpose',
    ]);
  });

  test('members run a member-managed company, without their shares', () => {
    const people = prefill('US-TX').governing_persons?.value;
    expect(people).toMatchObject([{ role: 'member' }, { role: 'member' }]);
    expect(JSON.stringify(people)).not.toContain('ownership_percent');
  });

  test('only the managers on record of a manager-managed company are known', () => {
    const owners = [owner('Okafor', 'member'), owner('Lindqvist', 'manager')];
    const managed = { management_structure: 'manager_managed' as const };
    expect(prefill('US-TX', { ...managed, owners }).governing_persons?.value).toMatchObject([
      { role: 'manager' },
    ]);
    expect(prefill('US-TX', managed).governing_persons).toBeUndefined();
  });

  test.each([...jurisdictions.values()])(
    'people of the record hold no filing up in $name if it need not name them',
    ({ code, foreign_qualification: { fields } }) => {
      const asked = fields.find(({ name }) => name === 'governing_persons');
      const { address: _address, ...homeless } = owner('Okafor', 'member');
      const email = 'maria@okafor.example';
      const named = (...owners: Owner[]) => prefill(code, { owners }).governing_persons?.value;
      expect(named({ ...owner('Okafor', 'member'), email })).toEqual(
        asked && [expect.objectContaining({ email })],
      );
      const isNeeded = asked?.required && !asked.when;
      const isTaken = isNeeded || asked?.inner_required?.length === 0;
      expect(named(homeless)).toEqual(isTaken ? [expect.objectContaining({ role: 'member' })] : undefined);
    },
  );

  test('managers are filled in without an address where a state asks for them, and nobody where members run it', () => {
    const { address: _address, ...manager } = owner('Okafor', 'manager');
    const managed = (management_structure: 'manager_managed' | 'member_managed') =>
      prefill('US-MA', { owners: [manager, { ...manager, role: 'member' }], management_structure })
        .governing_persons?.value;
    expect(managed('manager_managed')).toMatchObject([{ role: 'manager' }]);
    expect(managed('member_managed')).toBeUndefined();
  });

  test('the principal office is the home-state office only if it is in the home state', () => {
    expect(prefill('US-RI').home_state_office_address?.value).toEqual(delaware);
    const moved = { principal_address: { ...delaware, region: 'CA', postal_code: '94105' } };
    expect(prefill('US-RI', moved).home_state_office_address).toBeUndefined();
  });

  test('the county of the principal office is known wherever it is, but not where the state asks for one of its own', () => {
    const office = { ...delaware, county: 'New Castle' };
    const county = (code: string, region = 'DE') =>
      prefill(code, { principal_address: { ...office, region } }).principal_office_county?.value;
    expect([county('US-NC'), county('US-WV')]).toEqual(['New Castle', 'New Castle']);
    expect(county('US-NY')).toBeUndefined();
    expect(county('US-NY', 'NY')).toBe('New Castle');
  });

  test('the number of members excludes managers who are not members', () => {
    const owners = [owner('Okafor', 'member'), owner('Lindqvist'), owner('Brandt', 'manager')];
    expect(prefill('US-TN', { owners }).member_count?.value).toBe(2);
    expect(prefill('US-TN', { owners: [] }).member_count).toBeUndefined();
  });
});

describe('the documents on file', () => {
  const certificate = (id: string, issued_on: string | null): DocumentOnFile => ({
    id,
    types: ['certificate_of_good_standing'],
    issued_on,
    uploaded_at: '2026-11-19T09:00:00.000Z',
    filename: `${id}.pdf`,
  });

  test('answer with the newest valid one', () => {
    const documents = [
      certificate('old', '2024-01-01'),
      certificate('may', '2026-09-30'),
      certificate('new', '2026-11-12'),
    ];
    expect(prefill('US-FL', {}, documents).certificate_of_good_standing).toEqual({
      value: 'new',
      origin: 'document',
      detail: 'new.pdf, issued 12 Nov 2026',
      recorded_at: '2026-11-19T09:00:00.000Z',
    });
  });

  test('do not answer if none is valid', () => {
    const documents = [certificate('old', '2024-01-01'), certificate('undated', null)];
    expect(prefill('US-FL', {}, documents).certificate_of_good_standing).toBeUndefined();
  });

  test('of an unknown type are left for the person to choose', () => {
    const other: DocumentOnFile = { ...certificate('x', '2026-11-12'), types: ['other'] };
    expect(prefill('US-WY', {}, [other]).agent_consent_document).toBeUndefined();
  });
});

describe('the facts that a filing needs from the record', () => {
  test('is complete', () => {
    expect(missingFacts(business)).toEqual([]);
  });

  test('is incomplete, with each gap listed', () => {
    const empty = { ...business, formation_date: null, registration_number: ' ', owners: [] };
    expect(missingFacts(empty).map((gap) => gap.field)).toEqual([
      'formation_date',
      'registration_number',
      'owners',
    ]);
    expect(missingFacts(empty).every((gap) => gap.detail.startsWith('Add '))).toBe(true);
  });
});

describe('what an earlier filing answers', () => {
  const told = (code: string, answers: Record<string, unknown>): EarlierFiling => ({
    jurisdiction: code,
    answers,
    submitted_at: '2026-11-02T09:00:00.000Z',
  });
  const silent = { purpose: null, principal_address: null };

  test('is filled in where the record is silent, with its state and its day', () => {
    const earlier = [told('US-NJ', { purpose: 'Storage' })];
    expect(prefill('US-TX', silent, [], earlier).purpose).toEqual({
      value: 'Storage',
      origin: 'filing',
      detail: 'From your New Jersey filing of 2 Nov 2026',
      recorded_at: '2026-11-02T09:00:00.000Z',
    });
    expect(prefill('US-TX', {}, [], earlier).purpose?.value).toBe('Freight');
  });

  test('is that of the newest filing which answered it', () => {
    const earlier = [
      told('US-OH', {}),
      told('US-NJ', { purpose: 'Storage' }),
      told('US-CA', { purpose: 'Old' }),
    ];
    expect(prefill('US-TX', silent, [], earlier).purpose?.value).toBe('Storage');
  });

  test('stays out where it was said of that state, of one filing, or in its words', () => {
    const earlier = [
      told('US-NJ', {
        registered_agent: { type: 'service' },
        alternate_name: 'Northwind of New Jersey, LLC',
        business_start_date: '2026-10-01',
        certificate_of_good_standing: 'a document of New Jersey',
        contact: { name: 'Sam Ortiz', email: 'sam@okafor.example' },
        ein: '12-3456789',
        principal_office_county: 'Essex',
        management_structure: 'board_managed',
      }),
    ];
    const silentOfAll = { ...silent, management_structure: null, email: null, owners: [] };
    for (const code of jurisdictions.keys()) {
      expect(prefill(code, silentOfAll, [], earlier), code).toEqual({});
    }
  });
});
