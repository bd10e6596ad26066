import type { Business } from '#lib/contract/business';
import { isGiven } from '#lib/contract/is-asked';
import type { OperationType } from '#lib/contract/operation-type';
import type { GoverningPerson, Owner } from '#lib/contract/party';
import type { Prefill, RequirementField } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { longDate } from '#lib/rules/calendar/short-date';
import { fitsField } from '#lib/rules/requirement/check-document-value';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import { documentDate } from '#lib/rules/requirement/document-fit';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';

export type PrefillQuestion = {
  rules: JurisdictionRules;
  type: OperationType;
  documents: readonly DocumentOnFile[];
  today: string;
};

/** The answers to this state's form that the business record and its documents already give, each with its origin. */
export function prefillFrom(business: Business, question: PrefillQuestion): Record<string, Prefill> {
  const known = valuesOf(business);
  const isElsewhere = !isOfficeIn(business, question.rules.code);
  const prefill: Record<string, Prefill> = {};
  for (const field of describeFields(question.rules, question.type)) {
    if (field.located_in === 'jurisdiction' && isElsewhere) continue;
    const found =
      field.type === 'document' ? fromDocuments(field, question) : fromRecord(known[field.name], business);
    if (found !== undefined) prefill[field.name] = found;
  }
  return prefill;
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
