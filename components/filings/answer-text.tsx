import { stateName } from '#components/filings/state-name';
import { formatCivilDate } from '#components/ui/format-time';

/** What was answered, as lines of text: an address is several, a person is a name, an address and a role. */
export type AnswerText =
  | { kind: 'lines'; lines: string[] }
  | { kind: 'list'; items: AnswerText[] }
  | { kind: 'facts'; facts: { term: string; value: AnswerText }[] }
  | { kind: 'document'; id: string }
  | { kind: 'nothing' };

type Given = Record<string, unknown>;

/** Reads a value by its own form, so that a new kind of answer is shown too. `type` is the field's, where known. */
export function answerText(value: unknown, type?: string): AnswerText {
  if (value === undefined || value === null || value === '') return { kind: 'nothing' };
  if (type === 'document' && typeof value === 'string') return { kind: 'document', id: value };
  if (typeof value === 'boolean') return lines(value ? 'Yes' : 'No');
  if (typeof value === 'number') return lines(value.toLocaleString('en-US', { maximumFractionDigits: 10 }));
  if (typeof value === 'string')
    return lines(/^\d{4}-\d\d-\d\d$/.test(value) ? formatCivilDate(value) : stateOf(value));
  if (Array.isArray(value)) {
    return value.length
      ? { kind: 'list', items: value.map((item) => answerText(item)) }
      : { kind: 'nothing' };
  }
  if (typeof value !== 'object') return lines(String(value));
  return objectText(value as Given);
}

function objectText(value: Given): AnswerText {
  if ('street_line_1' in value) return lines(...addressLines(value));
  const name = partyName(value);
  if (name) return lines(name);
  const facts = Object.entries(value)
    .map(([key, inner]) => ({ term: wordsOf(key), value: answerText(inner) }))
    .filter((fact) => fact.value.kind !== 'nothing');
  return facts.length ? { kind: 'facts', facts } : { kind: 'nothing' };
}

function addressLines(address: Given): string[] {
  const { street_line_1, street_line_2, city, region, postal_code, county, country } = address;
  const place = [[city, region].filter(Boolean).join(', '), postal_code].filter(Boolean).join(' ');
  const abroad = country === 'US' ? undefined : country;
  return [street_line_1, street_line_2, place, county ? `${county} County` : undefined, abroad]
    .filter((line) => line !== undefined && line !== '')
    .map(String);
}

function partyName({ type, first, middle, last, suffix, entity_name }: Given): string | null {
  if (type === 'entity' && typeof entity_name === 'string') return entity_name;
  if (type !== 'person' || typeof last !== 'string') return null;
  return [first, middle, last, suffix].filter(Boolean).join(' ');
}

function lines(...given: string[]): AnswerText {
  return { kind: 'lines', lines: given };
}

function stateOf(text: string): string {
  return /^US-[A-Z]{2}$/.test(text) ? stateName(text) : text;
}

/** "email_address" becomes "Email address": the name of a field, where nothing better is known. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
