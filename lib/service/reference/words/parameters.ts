/** What a parameter of a query means, where its schema does not say it: `name`, or `operationId.name`. */
export const parameterWords: Record<string, string> = {
  'listFilings.type': 'Filings of this type',
  'listFilings.status': 'Filings that stand here',
  'listEvents.type': 'Events of this type',
  'listCases.kind': 'Cases of this kind',
  business_id: 'Reads from this business record what it already answers',
  created_after: 'Made at this moment or later; a date counts from its first moment in UTC',
  created_before: 'Made at this moment or earlier',
  due_before: 'Due at this moment or earlier',
  event_type: 'Of this type of event',
  expedited: '`true`: with a tier; `false`: standard processing',
  expedited_tier: 'Price this tier too',
  kind: 'Of this kind',
  needs_response: '`true`: with a case that you must answer; `false`: without one',
  status: 'Those that stand here',
  type: 'Of this type',
};
