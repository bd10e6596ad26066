import type { Section } from './section.ts';

const filing: Section = {
  title: 'Resources: Filing',
  statements: {
    'filing.id': 'id is a uuid; required',
    'filing.object': 'object is always filing; required',
    'filing.mode': 'mode is test or live; required',
    'filing.created_at': 'created_at is a date-time in ISO 8601; required',
    'filing.updated_at': 'updated_at is a date-time in ISO 8601; required',
    'filing.metadata':
      'metadata is an object of string values; at most 50 pairs; round-tripped from the request',
    'filing.type': 'type is formation, ein, amendment, scorp_election or foreign_qualification; required',
    'filing.status': 'status is queued, ready_to_file, processing, filed, completed or canceled; required',
    'filing.entity_type':
      'entity_type is set on formations and on foreign qualifications, derived from the referenced business',
    'filing.jurisdiction': 'jurisdiction is the target state for a foreign qualification (ISO 3166-2)',
    'filing.legal_name':
      'legal_name is the name being registered; it changes when a legal_name_change case resolves',
    'filing.name': 'name, deprecated, has the same value as legal_name',
    'filing.expedited_tier': 'expedited_tier is the tier requested; null for standard processing',
    'filing.business_id': 'business_id is the linked business; the new record for a foreign qualification',
    'filing.result': 'result is null until completion; its shape goes by type',
    'filing.parent_filing_id': 'parent_filing_id is the parent filing of a bundled EIN',
    'filing.related_items': 'each of related_items is a Filing or a Registered-agent related item',
    'filing.documents': 'documents are the documents associated with the filing',
    'filing.fee': 'fee is a Fee breakdown or null',
    'filing.status_reason': 'status_reason is present only when status is canceled',
    'filing.canceled_by': 'canceled_by is partner or palm; present only when status is canceled',
    'filing.canceled_at': 'canceled_at is the time of cancellation',
    'filing.cases': 'cases has one entry per case, in chronological order; needs_response means action',
  },
};

const results: Section = {
  title: 'Resources: Result shapes by filing type',
  statements: {
    'result.formation': 'a formation result has registration_number and formation_date, each may be null',
    'result.foreign_qualification':
      'a foreign qualification result has registration_number, registration_date and service_id',
    'result.ein': 'an EIN result has ein_number, legal_name and entity_name (deprecated, same as legal_name)',
    'result.service_id': 'service_id is also stamped on the new business record',
    'result.service_id_null': 'service_id is null until the registry record appears',
    'result.all_present': 'the foreign qualification result has all three fields present',
  },
};

const related: Section = {
  title: 'Resources: Related items and documents',
  statements: {
    'related.filing': 'a Filing related item has object filing, a uuid, a filing type and a filing status',
    'related.agent': 'a Registered-agent related item has object registered_agent, id and status',
    'related.agent_id': 'its id is that of the business that owns the resource, which resolves',
    'document.id': 'a document has an id (uuid); required',
    'document.object': 'its object is document; required',
    'document.types': 'types holds all document types that apply; required',
    'document.type': 'type, deprecated, is the first entry of types; required',
    'document.uploaded_at': 'uploaded_at is a date-time; required',
    'document.type_values': 'the 25 document type values are taken, and no other',
  },
};

const fee: Section = {
  title: 'Resources: Fee breakdown',
  statements: {
    'fee.base': 'base is the base filing fee total',
    'fee.dynamic': 'dynamic holds variable fees such as expedited surcharges',
    'fee.late': 'late is the late fee total',
    'fee.credit_card': 'credit_card is the credit-card payment surcharge',
    'fee.ach': 'ach is the ACH payment surcharge; mutually exclusive with credit card',
    'fee.total': 'total is required',
    'fee.items': 'items has one entry per rule; component totals are the sums across the items',
    'fee.rule_1': 'only present components are included',
    'fee.rule_2':
      'total equals base + dynamic + late + credit_card; it excludes ach, items and expedited_tiers',
    'fee.rule_3': 'a requested expedited-tier surcharge is already inside dynamic',
    'fee.amount': 'a Fee amount has an amount (number, whole units) and a currency code',
    'fee.line_component': 'component_type of a line is base, dynamic, late, credit_card or ach',
    'fee.line_name': 'name is a stable identifier; default when the component has exactly one rule',
    'fee.line_amount': 'amount and currency are required on each line',
  },
};

export const resources = [filing, results, related, fee];
