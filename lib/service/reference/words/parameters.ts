/** The meaning of a query parameter that its schema does not describe, by `name` or `operationId.name`. */
export const parameterWords: Record<string, string> = {
  'listFilings.type': 'Filings of this type',
  'listFilings.status': 'Filings with this status',
  'listEvents.type': 'Events of this type',
  'listCases.kind': 'Cases of this kind',
  business_id: 'Prefills the answers that this business record has',
  created_after: 'Created at this time or later; a date counts from its start in UTC',
  created_before: 'Created at this time or earlier',
  'listObligations.kind': 'Obligations of this kind',
  due_before: 'Due before this time; a date counts from its start in UTC',
  event_type: 'Of this type of event',
  expedited: '`true`: with a tier; `false`: standard processing',
  expedited_tier: 'Also price this tier',
  kind: 'Of this kind',
  needs_response: '`true`: with a case that you must answer; `false`: without one',
  status: 'Those with this status',
  type: 'Of this type',
};
