import type { Business } from '#lib/contract/business';

type Facts = Pick<
  Business,
  'legal_name' | 'formation_jurisdiction' | 'formation_date' | 'registration_number' | 'owners'
>;

/**
 * Check 2: the gaps of the record. These facts are read from the record and never accepted on the request, so a gap
 * cannot be filled there; owners are among them because they are copied to the new record. The principal office and the
 * rest come with the request and are no gap. `entity_type` is check 3.
 */
export function missingFacts(business: Facts): { field: string; detail: string }[] {
  const gaps = [
    {
      field: 'legal_name',
      gap: business.legal_name.trim() === '',
      detail: 'Add the legal name exactly as on the public record.',
    },
    {
      field: 'formation_jurisdiction',
      gap: business.formation_jurisdiction === '',
      detail: 'Add the state in which the company was formed.',
    },
    {
      field: 'formation_date',
      gap: business.formation_date === null,
      detail: 'Add the day on which the home state formed the company.',
    },
    {
      field: 'registration_number',
      gap: business.registration_number === null || business.registration_number.trim() === '',
      detail: 'Add the number that the home state gave the company.',
    },
    { field: 'owners', gap: business.owners.length === 0, detail: 'Add at least one owner.' },
  ];
  return gaps.filter(({ gap }) => gap).map(({ field, detail }) => ({ field, detail }));
}
