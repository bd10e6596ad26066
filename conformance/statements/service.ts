import type { Section } from './section.ts';

const what: Section = {
  title: 'What the service does',
  statements: {
    'what.1':
      "1: a foreign qualification registers an LLC that exists in the caller's account in another state",
    'what.2': '2: a formation creates a new LLC in a state',
    'what.3': '3: each submission creates a filing, which moves through the statuses and can have cases',
    'what.3_case': '3: a case is a request for information that the filing waits on',
    'what.4': '4: where the caller names no registered agent, the service acts as one in the target state',
    'what.5': '5: test keys run in an isolated sandbox with production-shaped responses',
    'what.5_billed': '5: test keys are never billed',
    'what.6': '6: test data and live data are fully isolated',
  },
};

const qualification: Section = {
  title: 'Foreign qualification',
  statements: {
    'fq.1': '1: the request references the business by business_id and names the target state',
    'fq.2': '2: the five facts are read from the business record; the request never accepts them',
    'fq.3': '3: a new business record is created for the target-state registration',
    'fq.3_home': '3: its formation_jurisdiction is the home state',
    'fq.3_target': '3: its registration_jurisdiction is the target state',
    'fq.3_owners': '3: the owners of the referenced business are carried over to it',
    'fq.4': '4: a filing of type foreign_qualification is linked to the new record through business_id',
    'fq.5': "5: without a registered_agent the service acts, and appears in the filing's related_items",
    'fq.6_result': '6: when completed, result carries registration_number and registration_date',
    'fq.6_documents': '6: when completed, the state documents are on the new business record',
    'fq.6_number': '6: when completed, the registration number is on the new business record',
  },
};

const states: Section = {
  title: 'States: Filing status',
  statements: {
    'status.queued': 'a successful create request returns the filing in queued',
    'status.ready_to_file': 'queued moves to ready_to_file',
    'status.processing': 'ready_to_file moves to processing',
    'status.filed': 'processing moves to filed',
    'status.completed': 'filed moves to completed; result, documents and registration number are populated',
    'status.cancel': 'queued and ready_to_file can be canceled: reason, by whom and when are set',
    'status.no_cancel': 'from processing on a filing cannot be canceled',
    'status.other_types': 'the other filing types have the same statuses and moves',
  },
};

const formation: Section = {
  title: 'Formation submission',
  statements: {
    'formation.response': 'it creates a filing and returns it with the Filing shape',
    'formation.key': 'Idempotency-Key has the same rules',
    'formation.jurisdiction': 'jurisdiction is required',
    'formation.entity_name': 'entity_name is the legal name of the LLC being formed; required',
    'formation.purpose': 'purpose is required',
    'formation.email': 'email is required',
    'formation.contact': 'contact is required',
    'formation.principal_address': 'principal_address is required',
    'formation.organizers': 'organizers has at least one; required',
    'formation.phone': 'phone is optional',
    'formation.website': 'website is optional',
    'formation.effective_date': 'effective_date is optional',
    'formation.mailing_address': 'mailing_address defaults to principal_address',
    'formation.initial_governing_persons': 'initial_governing_persons is optional',
    'formation.registered_agent': 'registered_agent, if omitted, is provided by the service',
    'formation.ein': 'ein bundles an EIN application, submitted after the formation succeeds',
    'formation.metadata': 'metadata is round-tripped on webhooks and the filing record',
    'formation.expedited_tier': 'expedited_tier is rejected with 400 when the jurisdiction does not offer it',
    'formation.type': 'the type is formation and business_id is the linked business',
    'formation.result': 'the result is { registration_number, formation_date }',
  },
};

const operations: Section = {
  title: 'Other operations referred to',
  statements: {
    'operation.fq_requirement': 'GET …/foreign-qualification/requirement returns expedited_tiers for a state',
    'operation.fq_fee': 'GET …/foreign-qualification/fee prices expedited_tiers',
    'operation.formation_requirement': 'GET …/formation/requirement returns expedited_tiers',
    'operation.formation_fee': 'GET …/formation/fee prices expedited_tiers',
    'operation.cancel': 'cancel a filing: until it enters processing',
    'operation.case_response': 'POST /v1/case/:case_id/response answers a case',
    'operation.registered_agent': 'GET /business/:id/registered-agent resolves the registered-agent resource',
    'operation.registry_search': 'POST /v1/business/registry/search searches business registries',
  },
};

export const service = [what, qualification, states, formation, operations];
