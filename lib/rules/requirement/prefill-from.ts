import type { Business } from '#lib/contract/business';
import { isAsked, isGiven } from '#lib/contract/is-asked';
import type { OperationType } from '#lib/contract/operation-type';
import type { GoverningPerson, Owner } from '#lib/contract/party';
import type { Prefill, RequirementField } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { longDate } from '#lib/rules/calendar/short-date';
import { fitsField } from '#lib/rules/requirement/check-document-value';
import { checkFieldValue } from '#lib/rules/requirement/check-field-value';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import { documentDate } from '#lib/rules/requirement/document-fit';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { isLasting } from '#lib/rules/requirement/known-fields';
import { regionName } from '#lib/rules/us-regions';

export type PrefillQuestion = {
  rules: JurisdictionRules;
  type: OperationType;
  documents: readonly DocumentOnFile[];
  /** The company's filings in other states, newest first. */
  earlier: readonly EarlierFiling[];
  today: string;
};

/** What was filed in a state; times are ISO 8601. */
export type EarlierFiling = {
  jurisdiction: string;
  answers: Readonly<Record<string, unknown>>;
  submitted_at: string;
};

/**
 * The answers to this state's form that are known already, each with its origin: of the business record and its
 * documents, and where the record is silent, of an earlier filing.
 */
export function prefillFrom(business: Business, question: PrefillQuestion): Record<string, Prefill> {
  const known = valuesOf(business);
  const isElsewhere = !isOfficeIn(business, question.rules.code);
  const prefill: Record<string, Prefill> = {};
  for (const field of describeFields(question.rules, question.type)) {
    if (field.located_in === 'jurisdiction' && isElsewhere) continue;
    const found =
      field.type === 'document'
        ? fromDocuments(field, question)
        : (fromRecord(known[field.name], business) ?? fromFilings(field, question));
    if (found !== undefined && !isInTheWay(field, found.value, known, question)) prefill[field.name] = found;
  }
  return prefill;
}

/** People without what a form asks of each, where it need not name any: they would only hold the filing up. */
function isInTheWay(
  field: RequirementField,
  value: unknown,
  known: Record<string, unknown>,
  { documents, today, rules }: PrefillQuestion,
): boolean {
  if (field.shape !== 'governing_person' || (field.required && isAsked(field.when, known))) return false;
  const context = { pointer: '', documents, today, jurisdiction: rules.code };
  return checkFieldValue(field, value, context).length > 0;
}

function fromRecord(value: unknown, business: Business): Prefill | undefined {
  if (!isGiven(value)) return undefined;
  return {
    value,
    origin: 'business_record',
    detail: 'From the business record',
    recorded_at: business.updated_at,
  };
}

/** What the company itself answered last to the same question. */
function fromFilings({ name, options, located_in }: RequirementField, { earlier }: PrefillQuestion) {
  if (located_in !== undefined || !isLasting(name)) return undefined;
  const fits = (value: unknown) => isGiven(value) && (!options || options.includes(String(value)));
  const filing = earlier.find(({ answers }) => fits(answers[name]));
  return (
    filing && {
      value: filing.answers[name],
      origin: 'filing' as const,
      detail: `From your ${regionName(filing.jurisdiction)} filing of ${longDate(filing.submitted_at.slice(0, 10))}`,
      recorded_at: filing.submitted_at,
    }
  );
}

/** The newest document on file that this field would accept today. */
function fromDocuments(field: RequirementField, question: PrefillQuestion): Prefill | undefined {
  if (field.document_types === undefined || field.document_types.includes('other')) return undefined;
  const fitting = question.documents.filter((document) => fitsField(field, document, question.today));
  const newest = fitting.toSorted((a, b) => documentDate(b).localeCompare(documentDate(a)))[0];
  if (newest === undefined) return undefined;
  const issued = newest.issued_on === null ? 'on file' : `issued ${longDate(newest.issued_on)}`;
  return {
    value: newest.id,
    origin: 'document',
    detail: `${newest.filename ?? 'Document'}, ${issued}`,
    recorded_at: newest.uploaded_at,
  };
}

function isOfficeIn({ principal_address: office }: Business, code: string): boolean {
  return office !== null && `${office.country}-${office.region}` === code;
}

function valuesOf(business: Business): Record<string, unknown> {
  const office = business.principal_address;
  return {
    email: business.email,
    phone: business.phone,
    website: business.website,
    principal_address: office,
    mailing_address: business.mailing_address,
    purpose: business.purpose,
    management_structure: business.management_structure,
    governing_persons: governingPersonsOf(business),
    home_state_office_address: isOfficeIn(business, business.formation_jurisdiction) ? office : null,
    in_state_office_address: office,
    principal_office_county: office?.county,
    member_count: business.owners.filter((owner) => owner.role !== 'manager').length || null,
  };
}

/**
 * Members manage a member-managed company; for a manager-managed one, the record only knows who is marked as a manager.
 */
function governingPersonsOf({ owners, management_structure: structure }: Business): GoverningPerson[] {
  if (structure === 'manager_managed')
    return owners.filter((owner) => owner.role === 'manager').map(toPerson);
  if (structure === 'member_managed') {
    return owners
      .filter((owner) => owner.role !== 'manager')
      .map((owner) => ({ ...toPerson(owner), role: 'member' as const }));
  }
  return owners.map(toPerson);
}

function toPerson({ ownership_percent: _share, ...person }: Owner): GoverningPerson {
  return person;
}
