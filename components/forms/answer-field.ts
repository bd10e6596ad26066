import { formWords } from '#components/forms/words.ts';
import type { FieldSpec } from '#lib/contract/case';
import type { FieldShape, RequirementField } from '#lib/contract/requirement';

/** A day, YYYY-MM-DD, and what it is: "today". */
export type DateLimit = { day: string; what: string };

/** A question as the service sends it: of a case, or of a state with what the state says beyond. */
export type AnswerField = FieldSpec &
  Partial<Omit<RequirementField, keyof FieldSpec | 'section'>> & {
    /** The days between which a date makes sense. */
    earliest?: DateLimit;
    latest?: DateLimit;
    /** For a date that is chosen, and not known already. */
    ahead?: boolean;
    /** Words for options whose values do not speak for themselves. */
    option_labels?: Readonly<Record<string, string>>;
    /** Parts of each person that may be given beyond those that are wanted: email, phone, ownership_percent. */
    inner_offered?: readonly string[];
  };

export type Answers = Record<string, unknown>;

const acronyms: Record<string, string> = { llc: 'LLC', ein: 'EIN', naics: 'NAICS', id: 'ID' };

const labels: Record<string, string> = {
  email: formWords.labels.email,
  contact: formWords.labels.contact,
  principal_address: formWords.labels.principalAddress,
  governing_persons: formWords.labels.governingPersons,
};

export function labelOf(field: Pick<AnswerField, 'name' | 'label'>): string {
  return field.label ?? labels[field.name] ?? wordsOf(field.name);
}

/** `certificate_of_good_standing` becomes "Certificate of good standing". */
export function wordsOf(name: string): string {
  const words = name
    .split('_')
    .map((word) => acronyms[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const shapes: Record<string, FieldShape> = {
  contact: 'filing_contact',
  registered_agent: 'registered_agent',
  governing_persons: 'governing_person',
  owners: 'governing_person',
  organizers: 'party',
};

/** The inside of an object or of a list entry: as sent, else by the name, as the service decides it. */
export function shapeOf(field: Pick<AnswerField, 'name' | 'shape' | 'type'>): FieldShape | undefined {
  if (field.type !== 'object' && field.type !== 'list') return undefined;
  const named = shapes[field.name] ?? (field.name.endsWith('_address') ? 'address' : undefined);
  return field.shape ?? named;
}

const isLong =
  /purpose|remark|resolution|statement|registration$|professional_service|filing_officer|describe/;

/** Whether the answer is a sentence or more, for which one line would be too short. */
export function isLongText(field: Pick<AnswerField, 'name' | 'example'>): boolean {
  return isLong.test(field.name) || String(field.example ?? '').length > 80;
}
