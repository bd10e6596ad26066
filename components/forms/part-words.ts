import { memberOf } from '#components/forms/member-of.ts';
import { formWords } from '#components/forms/words.ts';

const words: Record<string, string> = {
  street_line_1: 'street address',
  street_line_2: formWords.parts.unit,
  region: 'state',
  postal_code: 'ZIP code',
  first: 'first name',
  last: 'last name',
  middle: 'middle name',
  entity_name: 'name of the company',
  email: formWords.parts.email,
  phone: 'phone number',
  ownership_percent: 'share of the company in percent',
};

const chosen = new Set(['region', 'country', 'type', 'role']);

/** The request for an empty part of an answer: "Enter the city." */
export function askFor(part: string): string {
  const word = words[part] ?? part.replaceAll('_', ' ');
  return `${chosen.has(part) ? 'Choose' : 'Enter'} the ${word}.`;
}

/** "Maria Okafor", "Okafor Holdings, LLC"; empty while no name is entered. */
export function partyName(name: unknown): string {
  const part = (key: string) => {
    const text = memberOf(name, key);
    return typeof text === 'string' ? text.trim() : '';
  };
  if (part('type') === 'entity') return part('entity_name');
  return ['first', 'middle', 'last', 'suffix'].map(part).filter(Boolean).join(' ');
}

/** The name in an answer about a person or a company, which may be of any shape. */
export function nameIn(party: unknown): string {
  return partyName(memberOf(party, 'name'));
}
