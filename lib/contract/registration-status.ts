/** A record was added by the caller; each of the others is what a filing makes, made, or was to make. */
export const registrationStatuses = ['record', 'forming', 'pending', 'registered', 'canceled'] as const;

/** What the service keeps on a business that a filing makes or made: a change of them is refused. */
export const factsOfFiling = [
  'legal_name',
  'formation_jurisdiction',
  'registration_jurisdiction',
  'formation_business_id',
  'formation_date',
  'registration_number',
] as const;
