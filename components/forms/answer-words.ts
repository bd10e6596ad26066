import { type AnswerField, shapeOf } from '#components/forms/answer-field.ts';
import { partyName } from '#components/forms/part-words.ts';
import { formWords } from '#components/forms/words.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import type { Document } from '#lib/contract/document';
import { isGiven } from '#lib/contract/is-asked';
import { documentWords } from '#lib/rules/document/document-words';
import { documentNamed } from '#lib/rules/requirement/document-on-file';
import { optionWords } from '#lib/rules/requirement/option-words';

type WordedField = Pick<AnswerField, 'name' | 'type' | 'shape' | 'options' | 'option_labels'>;

/** One answer as lines of text; none if it is not answered. Text is returned exactly as it was typed. */
export function answerWords(
  field: WordedField,
  value: unknown,
  documents: readonly Document[] = [],
): string[] {
  if (!isGiven(value)) return [];
  if (field.type === 'boolean') return [value === true ? 'Yes' : 'No'];
  if (field.type === 'date' && typeof value === 'string') return [formatCivilDate(value)];
  if (field.type === 'document') return [documentLine(value, documents)];
  if (typeof value === 'string') {
    return [field.options ? (field.option_labels?.[value] ?? optionWords(value)) : value];
  }
  if (Array.isArray(value)) return value.map((item) => partWords(item, ', ').join(', '));
  return shapeOf(field) === 'address' ? addressLines(value) : partWords(value, '\n');
}

/** One answer on one line. The entries of a list have commas of their own. */
export function answerInLine(field: WordedField, value: unknown, documents?: readonly Document[]): string {
  return answerWords(field, value, documents).join(Array.isArray(value) ? '; ' : ', ');
}

function documentLine(value: unknown, documents: readonly Document[]): string {
  const document = documentNamed(documents, value);
  if (!document) return formWords.document.unknown(String(value));
  const issued = document.issued_on
    ? formWords.document.issuedAfter(formatCivilDate(document.issued_on))
    : '';
  return `${documentWords(document.types)}: ${document.filename}${issued}`;
}

export function addressLines(address: unknown): string[] {
  if (typeof address !== 'object' || address === null) return [];
  if ('same_as' in address) return [formWords.address.sameAsPrincipal];
  const part = (name: string) => String(Reflect.get(address, name) ?? '').trim();
  const place = [[part('city'), part('region')].filter(Boolean).join(', '), part('postal_code')];
  const county = part('county') && `${part('county')} County`.replace(/County County$/, 'County');
  const country = part('country') === 'US' ? '' : part('country');
  return [
    part('street_line_1'),
    part('street_line_2'),
    place.filter(Boolean).join(' '),
    county,
    country,
  ].filter(Boolean);
}

/** The name, role, address and contact of a person or an agent; for anything else, its members. */
function partWords(value: unknown, between: string): string[] {
  if (typeof value !== 'object' || value === null) return isGiven(value) ? [String(value)] : [];
  return Object.entries(value).flatMap(([name, member]): string[] => {
    if (name === 'name') return typeof member === 'string' ? [member] : [partyName(member)].filter(Boolean);
    if (name === 'type') return [];
    if (name.endsWith('address')) return [addressLines(member).join(between === '\n' ? '\n' : ', ')];
    return isGiven(member) ? [optionWords(String(member))] : [];
  });
}
