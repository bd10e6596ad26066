export const address = {
  street_line_1: '1209 Orange Street',
  city: 'Wilmington',
  region: 'DE',
  postal_code: '19801',
  county: 'New Castle',
  country: 'US',
};
const contact = { name: 'Maria Okafor', email: 'maria@bench.example' };
export const email = 'filings@bench.example';
export const states = ['US-OH', 'US-NV', 'US-KY'] as const;

/** Answers for the states that require no documents. */
export const answers = () => ({
  contact,
  email,
  principal_address: address,
  governing_persons: [{ name: { type: 'person', first: 'Maria', last: 'Okafor' }, address, role: 'member' }],
  purpose: 'Any lawful business',
  business_start_date: new Date().toISOString().slice(0, 10),
  management_structure: 'member_managed',
  home_state_office_address: address,
});

export const business = (legal_name: string) => ({
  legal_name,
  entity_type: 'llc',
  formation_jurisdiction: 'US-DE',
  formation_date: '2020-01-15',
  registration_number: '7204518',
  email,
  principal_address: address,
  management_structure: 'member_managed',
  owners: [{ name: { type: 'person', first: 'Maria', last: 'Okafor' }, address, role: 'member' }],
});
