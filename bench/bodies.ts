const address = {
  street_line_1: '1209 Orange Street',
  city: 'Wilmington',
  region: 'DE',
  postal_code: '19801',
  county: 'New Castle',
  country: 'US',
};

/** A Delaware company that can be qualified in any other state. */
export function benchBusiness(legalName: string) {
  return {
    legal_name: legalName,
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
    formation_date: '2020-01-15',
    registration_number: '7204518',
    email: 'filings@bench.example',
    principal_address: address,
    management_structure: 'member_managed',
    purpose: 'Any lawful business',
    owners: [
      {
        name: { type: 'person', first: 'Maria', last: 'Okafor' },
        address,
        role: 'member',
        ownership_percent: 100,
      },
    ],
  };
}

/** The submission for a state, without its company. */
export function benchSubmission(jurisdiction: string) {
  return {
    jurisdiction,
    contact: { name: 'Maria Okafor', email: 'maria@bench.example' },
    email: 'filings@bench.example',
    principal_address: address,
    governing_persons: [
      { name: { type: 'person', first: 'Maria', last: 'Okafor' }, address, role: 'member' },
    ],
    purpose: 'Any lawful business',
    business_start_date: new Date().toISOString().slice(0, 10),
    management_structure: 'member_managed',
    home_state_office_address: address,
    metadata: { matter: 'M-1042' },
  };
}
