import type { Address } from '#lib/contract/address';
import type { Business } from '#lib/contract/business';
import { isAsked } from '#lib/contract/is-asked';
import type { RequirementField } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { prefillFrom } from '#lib/rules/requirement/prefill-from';
import type { DemoPerson } from '#lib/service/demo/demo-people';

export type ApplicationQuestion = {
  rules: JurisdictionRules;
  business: Business;
  documents: DocumentOnFile[];
  today: string;
  by: DemoPerson;
};

/**
 * The submission of a demo company in a state: answers from its record, and what a person would have typed for the
 * rest.
 */
export function demoApplication(question: ApplicationQuestion): Record<string, unknown> {
  const { rules, business, by } = question;
  const body: Record<string, unknown> = {
    jurisdiction: rules.code,
    business_id: business.id,
    contact: { name: by.name, email: by.email, phone: '+1 207 555 0119' },
  };
  const known = prefillFrom(business, { ...question, earlier: [], type: 'foreign_qualification' });
  for (const field of describeFields(rules, 'foreign_qualification')) {
    if (body[field.name] !== undefined || field.name === 'registered_agent') continue;
    if (!isAsked(field.when, body)) continue;
    const value =
      fits(field, known[field.name]?.value) ?? (field.required ? typed(field, question) : undefined);
    if (value !== undefined) body[field.name] = value;
  }
  return body;
}

function fits(field: RequirementField, value: unknown): unknown {
  return field.options && !field.options.includes(String(value)) ? undefined : value;
}

const words: Record<string, string> = {
  duration: 'Perpetual',
  home_filing_officer: 'Secretary of State',
  fiscal_year_end: '12/31',
  naics_code: '541990',
};

function typed(field: RequirementField, { business, rules, today }: ApplicationQuestion): unknown {
  const office = business.principal_address;
  const isElsewhere = field.located_in === 'jurisdiction' && office?.region !== rules.code.slice(3);
  const place = isElsewhere ? branchIn(rules) : office;
  switch (field.type) {
    case 'boolean':
      return false;
    case 'number':
      return Math.max(1, business.owners.length);
    case 'date':
      return today;
    case 'object':
    case 'list':
      return shaped(field, business, place);
    case 'string':
      if (field.options) return field.options[0];
      if (field.name.endsWith('county')) return place?.county ?? 'Franklin';
      return words[field.name] ?? business.purpose ?? 'Any lawful business';
    case 'document':
      return undefined;
  }
}

function shaped(field: RequirementField, { owners }: Business, address: Address | null): unknown {
  const [first] = owners;
  const person = first ? { name: first.name, ...(address ? { address } : {}) } : undefined;
  const one = field.shape === 'address' ? address : person;
  return field.type === 'list' ? [one] : one;
}

/** The company's office in the state; the street is invented, the ZIP code is in the state. */
function branchIn(rules: JurisdictionRules): Address {
  return {
    street_line_1: '400 Founders Square',
    street_line_2: 'Suite 210',
    city: branchCities[rules.code] ?? rules.name,
    region: rules.code.slice(3),
    postal_code: branchZips[rules.code] ?? '00501',
    county: 'Franklin',
    country: 'US',
  };
}

const branchCities: Record<string, string> = {
  'US-GA': 'Savannah',
  'US-VT': 'Burlington',
  'US-SC': 'Greenville',
};
const branchZips: Record<string, string> = { 'US-GA': '31401', 'US-VT': '05401', 'US-SC': '29601' };
