import type { Section } from './section.ts';

const record: Section = {
  title: 'Resources: Case',
  statements: {
    'case.common': 'id, object, mode, created_at, updated_at and metadata are as for Filing; object is case',
    'case.parent_type': 'parent_type is filing, verification, business or session; required',
    'case.parent_id': 'parent_id is a uuid; required',
    'case.kind': 'kind is missing_information, legal_name_change or ra_termination; required',
    'case.status': 'status is needs_response, under_review, resolved or superseded; required',
    'case.summary': 'summary is one line; required',
    'case.details': 'details is Markdown',
    'case.request': 'request is what the service asks for',
    'case.response': 'response is present once the partner has responded',
    'case.response_name': 'for legal_name_change, fields.legal_name is the name to file under instead',
    'case.due_at': 'due_at is the time by which resolution is expected',
    'case.opened_at': 'opened_at is a date-time; required',
    'case.resolved_at': 'resolved_at is the time the case was resolved or superseded',
    'case.resolution_reason': 'resolution_reason is set when status is resolved or superseded',
  },
};

const payloads: Section = {
  title: 'Resources: Case payloads',
  statements: {
    'case_request.fields': 'fields are ordered; required',
    'case_request.legal_name': 'a legal_name_change case always includes a field named legal_name',
    'case_request.documents': 'documents are ids of documents the service attached',
    'field_spec.name': 'name is the key used in the response; required',
    'field_spec.type':
      'type is string, number, boolean, date, document, object or list; the answer is of that type',
    'field_spec.description': 'description is a human-readable prompt; required',
    'field_spec.required': 'required defaults to true',
    'field_spec.example': 'example is a string, number or boolean',
    'field_spec.document_types': 'document_types restrict a document; any type is accepted when omitted',
    'field_spec.document_value': 'a document is answered with the id of one already uploaded to the business',
    'field_spec.object_value':
      'an object or list is answered in the shape the field has in the filing request',
    'case_response.fields': 'keys of fields must match the names of the case request',
    'case_response.required': 'required fields must be present',
    'case_response.documents': 'documents of the answer become related to the case and its filing',
  },
};

const statuses: Section = {
  title: 'States: Case and registered-agent status',
  statements: {
    'case_status.values': 'needs_response and under_review are open, resolved and superseded terminal',
    'case_status.reason': 'a terminal case carries a resolution_reason',
    'agent_status.values':
      'a registered agent is pending, active, termination_requested, terminated, failed or canceled',
  },
};

export const cases = [record, payloads, statuses];
