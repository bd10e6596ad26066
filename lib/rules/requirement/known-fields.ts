import type { FieldSection, FieldShape } from '#lib/contract/requirement';
import { sentenceCase } from '#lib/rules/sentence-case';

type Known = {
  label?: string;
  section?: FieldSection;
  shape?: FieldShape;
  /** It is said of the company itself, so an answer for one state holds in the next. */
  lasting?: true;
};

/** What a field's name implies, if the data says no more. */
const known: Record<string, Known> = {
  contact: { label: 'Contact for this filing', section: 'people', shape: 'filing_contact' },
  email: { label: 'Business email', section: 'company', lasting: true },
  phone: { label: 'Business phone', section: 'company', lasting: true },
  website: { section: 'company', lasting: true },
  legal_name: { label: 'Legal name', section: 'company' },
  entity_name: { label: 'Name of the LLC', section: 'company' },
  alternate_name: { label: 'Alternate name', section: 'company' },
  principal_address: { label: 'Principal office', section: 'company', shape: 'address', lasting: true },
  mailing_address: { label: 'Mailing address', section: 'company', shape: 'address', lasting: true },
  principal_office_county: { label: 'County of the office', section: 'company' },
  home_state_office_address: { label: 'Office in the home state', section: 'company', shape: 'address' },
  in_state_office_address: { label: 'Office in the state', section: 'company', shape: 'address' },
  designated_office_address: { label: 'Designated office', section: 'company', shape: 'address' },
  records_office_address: {
    label: 'Office where records are kept',
    section: 'company',
    shape: 'address',
    lasting: true,
  },
  service_of_process_address: {
    label: 'Address for service of process',
    section: 'company',
    shape: 'address',
  },
  annual_report_address: {
    label: 'Address for annual report notices',
    section: 'company',
    shape: 'address',
    lasting: true,
  },
  purpose: { label: 'Purpose', section: 'company', lasting: true },
  business_start_date: { label: 'First day of business in the state' },
  member_count: { label: 'Number of members', lasting: true },
  ein: { label: 'Federal EIN', section: 'company' },
  existing_ein: { label: 'Federal EIN', section: 'company' },
  naics_code: { label: 'NAICS code', lasting: true },
  series_llc: { label: 'Series LLC', lasting: true },
  series_names: { label: 'Names of the series', shape: 'text' },
  management_structure: { label: 'Management', section: 'people', lasting: true },
  governing_persons: {
    label: 'Governing persons',
    section: 'people',
    shape: 'governing_person',
    lasting: true,
  },
  initial_governing_persons: {
    label: 'First governing persons',
    section: 'people',
    shape: 'governing_person',
  },
  owners: { label: 'Owners', section: 'people', shape: 'governing_person' },
  organizers: { label: 'Organizers', section: 'people', shape: 'party' },
  authorized_signatories: { label: 'Authorized signatories', section: 'people', shape: 'party' },
  real_property_signatories: { label: 'Signatories for real property', section: 'people', shape: 'party' },
  direct_knowledge_individual: { label: 'Person with direct knowledge', section: 'people', shape: 'party' },
  filer_name_address: { label: 'Person who files', section: 'people', shape: 'party' },
  process_forwarding_contact: { label: 'Who receives copies of process', section: 'people', shape: 'party' },
  registered_agent: { label: 'Registered agent', section: 'agent', shape: 'registered_agent' },
  registered_agent_email: { label: 'Email of the registered agent', section: 'agent' },
  registered_agent_county: { label: 'County of the registered office', section: 'agent' },
  registered_agent_qualification: { label: 'How the registered agent qualifies', section: 'agent' },
  agent_consent: { label: 'Consent of the registered agent', section: 'agent' },
  agent_consent_document: { label: 'Signed consent of the registered agent', section: 'agent' },
  effective_date: { label: 'Effective date', section: 'timing' },
  home_filing_officer: { label: 'Filing officer of the home state', lasting: true },
  low_profit: { label: 'Low-profit LLC', lasting: true },
  members_liable: { label: 'Members liable for debts' },
  duration: { lasting: true },
  fiscal_year_end: { lasting: true },
  professional_service: { lasting: true },
  has_member: { label: 'At least one member' },
};

type Named = { name: string; type: string; label?: string | undefined; shape?: FieldShape | undefined };

export function labelOf(field: Omit<Named, 'type'>): string {
  return field.label ?? known[field.name]?.label ?? sentenceCase(field.name);
}

/** Whether an answer in one state holds in every other. */
export function isLasting(name: string): boolean {
  return known[name]?.lasting === true;
}

export function sectionOf(field: Named): FieldSection {
  if (field.type === 'document' && known[field.name]?.section === undefined) return 'documents';
  return known[field.name]?.section ?? 'state';
}

export function shapeOf(field: Named): FieldShape | undefined {
  if (field.type !== 'object' && field.type !== 'list') return undefined;
  const byName = known[field.name]?.shape;
  return field.shape ?? byName ?? (field.name.endsWith('_address') ? 'address' : undefined);
}

/**
 * A state that lists governing persons requires the address of each, unless its data says which members it requires.
 */
export function innerRequired(
  field: Named & { inner_required?: string[] | undefined },
): string[] | undefined {
  return field.inner_required ?? (shapeOf(field) === 'governing_person' ? ['address'] : undefined);
}
