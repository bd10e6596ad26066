/** A record was added by the caller; a filing sets each of the other statuses. */
export const registrationStatuses = ['record', 'forming', 'pending', 'registered', 'canceled'] as const;

/** Members that the service controls on a business that a filing created: changing them is refused. */
export const factsOfFiling = [
  'legal_name',
  'formation_jurisdiction',
  'registration_jurisdiction',
  'formation_business_id',
  'formation_date',
  'registration_number',
  'registration_date',
] as const;
