import { partyLabel } from '#lib/rules/requirement/party-label';
import { capitalized } from '#lib/rules/sentence-case';

type Bag = Record<string, unknown>;

/** An answer as text to type or paste into a state's form; null if there is none. */
export function answerText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return several(value.map(answerText));
  if (typeof value === 'object') return objectText(value as Bag);
  return String(value);
}

function objectText(value: Bag): string | null {
  if (typeof value.street_line_1 === 'string') return addressText(value);
  if (typeof value.type === 'string' && ('first' in value || 'entity_name' in value))
    return partyLabel(value);
  const { name, address, role, email, phone, ...others } = value;
  return lines([
    typeof name === 'string' ? name : answerText(name),
    capitalized(answerText(role) ?? ''),
    answerText(address),
    answerText(email),
    answerText(phone),
    ...Object.values(others).map(answerText),
  ]);
}

function addressText(address: Bag): string | null {
  const { street_line_1, street_line_2, city, region, postal_code, county, country } = address;
  const place = [city, [region, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return lines([
    text(street_line_1),
    text(street_line_2),
    place,
    county ? `${county} County` : null,
    country === 'US' ? null : text(country),
  ]);
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Where each takes several lines, as people with their addresses do, an empty line is between them. */
function several(answers: readonly (string | null)[]): string | null {
  const given = answers.filter((answer) => answer !== null);
  return given.join(given.some((answer) => answer.includes('\n')) ? '\n\n' : '\n') || null;
}

function lines(parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join('\n') || null;
}
