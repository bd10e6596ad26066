import type { FormLine } from '#lib/contract/desk-form';
import type { OperationType } from '#lib/contract/operation-type';
import type { FormItems } from '#lib/jurisdictions/form-items';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { answerText } from '#lib/rules/filing/answer-text';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import { optionWords } from '#lib/rules/requirement/option-words';
import { regionName } from '#lib/rules/us-regions';

export type FormFacts = {
  /** The body as sent. */
  submission: Record<string, unknown>;
  /** What accepted answers of cases have changed since. */
  accepted: Record<string, unknown>;
  /** Facts on the record: the legal name, where and when it was formed, its number. */
  record: Record<string, unknown>;
  /** The agent that the service provides; null if the submission names one, or none. */
  agent: { name: string; address: unknown } | null;
  /** The file of each document that an answer may name. */
  filenames: ReadonlyMap<string, string>;
};

/** Facts on the record that a form asks for. */
export const recordLabels: readonly [field: string, label: string][] = [
  ['legal_name', 'Legal name'],
  ['entity_type', 'Type of company'],
  ['formation_jurisdiction', 'Home state'],
  ['formation_date', 'Date of formation'],
  ['registration_number', 'Registration number in the home state'],
];

// Fields for the service and the filing that appear on no form.
const neverOnForm = ['contact', 'documents'];

/** The lines of a state's form in order, if the order was found, followed by the fields that no line names. */
export function formLines(
  rules: JurisdictionRules,
  type: OperationType,
  known: FormItems | undefined,
  facts: FormFacts,
): FormLine[] {
  const fields = describeFields(rules, type);
  const chosen = new Set(fields.flatMap(({ name, options }) => (options ? [name] : [])));
  const toLine = (no: string | null, label: string, field: string | null) => {
    const line = lineOf(no, label, field, facts);
    return line.value && chosen.has(field ?? '') ? { ...line, value: optionWords(line.value) } : line;
  };
  const lines = (known?.items ?? []).map(({ no, label, field }) => toLine(no, label, field));
  const named = new Set(lines.map(({ field }) => field));
  const record = recordLabels.filter(([field]) => !named.has(field) && facts.record[field] != null);
  const asked = fields.filter(
    ({ name, section }) => !named.has(name) && !neverOnForm.includes(name) && section !== 'documents',
  );
  const others = [
    ...record.map(([field, label]) => toLine(null, label, field)),
    ...asked.map(({ name, label }) => toLine(null, label, name)),
  ].filter(({ value }) => value !== null);
  return [...lines, ...others];
}

/** One line of a form, with the answer that goes there and where it is from. */
export function lineOf(item: string | null, label: string, field: string | null, facts: FormFacts): FormLine {
  const { answer, from } = (field === null ? undefined : goingInto(field, facts)) ?? {
    answer: null,
    from: null,
  };
  const value = typeof answer === 'string' ? plainText(answer, facts) : answerText(answer);
  return { item, label, field, value, parts: addressParts(answer), from };
}

type Going = { answer: unknown; from: FormLine['from'] };

function goingInto(field: string, { submission, accepted, record, agent }: FormFacts): Going | undefined {
  const named = agent && { name: agent.name, address: agent.address };
  const found: Going[] = [
    { answer: accepted[field], from: 'case' },
    { answer: submission[field], from: 'submission' },
    { answer: record[field], from: 'record' },
    { answer: field === 'registered_agent' ? named : null, from: 'agent' },
  ];
  return found.find(({ answer }) => answerText(answer) !== null);
}

/** A document by its file, a state by its name, a date as state forms write it. */
function plainText(answer: string, { filenames }: FormFacts): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(answer) ?? [];
  if (year) return `${month}/${day}/${year}`;
  if (/^US-[A-Z]{2}$/.test(answer)) return regionName(answer);
  return filenames.get(answer) ?? answerText(answer);
}

const pieces = [
  ['street_line_1', 'Street'],
  ['street_line_2', 'Suite or unit'],
  ['city', 'City'],
  ['region', 'State'],
  ['postal_code', 'ZIP code'],
  ['county', 'County'],
  ['country', 'Country'],
] as const;

function addressParts(answer: unknown): FormLine['parts'] {
  const given = answer as Record<string, unknown> | null | undefined;
  if (typeof given !== 'object' || given === null) return [];
  if (typeof given.street_line_1 !== 'string') {
    const inner = addressParts(given.address);
    const name = answerText(given.name);
    return inner.length > 0 && name !== null ? [{ label: 'Name', value: name }, ...inner] : [];
  }
  return pieces.flatMap(([member, label]) => {
    const value = given[member];
    // State forms omit the country in US addresses.
    if (member === 'country' && value === 'US') return [];
    return typeof value === 'string' && value !== '' ? [{ label, value }] : [];
  });
}
