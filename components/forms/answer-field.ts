import { formWords } from '#components/forms/words.ts';
import type { FieldSpec } from '#lib/contract/case';
import type { FieldShape, RequirementField } from '#lib/contract/requirement';
import { sentenceCase } from '#lib/rules/sentence-case';

/** A day, YYYY-MM-DD, with its name: "today in UTC". */
export type DateLimit = { day: string; what: string };

/** A question as the service sends it: of a case, or of a state with its further requirements. */
export type AnswerField = FieldSpec &
  Partial<Omit<RequirementField, keyof FieldSpec | 'section'>> & {
    /** The valid range of a date. */
    earliest?: DateLimit;
    latest?: DateLimit;
    /** For a date that is chosen, rather than known already. */
    ahead?: boolean;
    /** Labels for options whose values are not clear by themselves. */
    option_labels?: Readonly<Record<string, string>>;
    /** Optional members of each person beyond the required ones: email, phone, ownership_percent. */
    inner_offered?: readonly string[];
  };

export type Answers = Record<string, unknown>;

// Maps: a field of a case may have the name of a member that every object inherits.
const labels = new Map([
  ['email', formWords.labels.email],
  ['contact', formWords.labels.contact],
  ['principal_address', formWords.labels.principalAddress],
  ['governing_persons', formWords.labels.governingPersons],
]);

export function labelOf(field: Pick<AnswerField, 'name' | 'label'>): string {
  return field.label ?? labels.get(field.name) ?? sentenceCase(field.name);
}

/** Whether any other address can be chosen to be the principal office; without it, an address is typed. */
export function asksOffice(fields: readonly Pick<AnswerField, 'name' | 'type'>[]): boolean {
  return fields.some(({ name, type }) => name === 'principal_address' && type === 'object');
}

/** Whether the answer goes on the public record: the contact stays with us, and answers for the IRS go to the IRS alone. */
export function isOnRecord(field: Pick<AnswerField, 'name'> & { section?: string }): boolean {
  return field.name !== 'contact' && field.section !== 'ein';
}

const shapes = new Map<string, FieldShape>([
  ['contact', 'filing_contact'],
  ['registered_agent', 'registered_agent'],
  ['governing_persons', 'governing_person'],
  ['owners', 'governing_person'],
  ['organizers', 'party'],
]);

/** The shape of an object or of a list entry: as sent, otherwise by the field's name, as in the service. */
export function shapeOf(field: Pick<AnswerField, 'name' | 'shape' | 'type'>): FieldShape | undefined {
  if (field.type !== 'object' && field.type !== 'list') return undefined;
  const named = shapes.get(field.name) ?? (field.name.endsWith('_address') ? 'address' : undefined);
  return field.shape ?? named;
}

const isLong =
  /purpose|remark|resolution|statement|registration$|professional_service|filing_officer|describe/;

/** Whether the answer takes a sentence or more, so that one line would be too short. */
export function isLongText(field: Pick<AnswerField, 'name' | 'example'>): boolean {
  return isLong.test(field.name) || String(field.example ?? '').length > 80;
}
