import type { FormLine } from '#lib/contract/desk-form';
import type { OperationType } from '#lib/contract/operation-type';
import type { FormItems } from '#lib/jurisdictions/form-items';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { answerText } from '#lib/rules/filing/answer-text';
import { describeFields } from '#lib/rules/requirement/describe-fields';

export type FormFacts = {
  /** The body as it was sent. */
  submission: Record<string, unknown>;
  /** What stands on the record: the legal name, where and when it was formed, its number. */
  record: Record<string, unknown>;
  /** The agent that the service provides; null where the submission names one, or none. */
  agent: { name: string; address: unknown } | null;
};

const recordLabels: readonly [field: string, label: string][] = [
  ['legal_name', 'Legal name'],
  ['entity_type', 'Type of company'],
  ['formation_jurisdiction', 'Home state'],
  ['formation_date', 'Date of formation'],
  ['registration_number', 'Registration number in the home state'],
];

// Of the service and the filing, and on no form.
const neverOnForm = ['contact', 'documents'];

/** The lines of a state's form in its order, where that was found; then what it asks that no line names. */
export function formLines(
  rules: JurisdictionRules,
  type: OperationType,
  known: FormItems | undefined,
  facts: FormFacts,
): FormLine[] {
  const lines = (known?.items ?? []).map(({ no, label, field }) => lineOf(no, label, field, facts));
  const named = new Set(lines.map(({ field }) => field));
  const record = recordLabels.filter(([field]) => !named.has(field) && facts.record[field] != null);
  const asked = describeFields(rules, type).filter(
    ({ name, section }) => !named.has(name) && !neverOnForm.includes(name) && section !== 'documents',
  );
  const others = [
    ...record.map(([field, label]) => lineOf(null, label, field, facts)),
    ...asked.map(({ name, label }) => lineOf(null, label, name, facts)),
  ].filter(({ value }) => value !== null);
  return [...lines, ...others];
}

function lineOf(item: string | null, label: string, field: string | null, facts: FormFacts): FormLine {
  const found = field === null ? null : goingInto(field, facts);
  return { item, label, field, value: found?.value ?? null, from: found?.from ?? null };
}

function goingInto(field: string, facts: FormFacts): Pick<FormLine, 'value' | 'from'> | null {
  const sent = answerText(facts.submission[field]);
  if (sent !== null) return { value: sent, from: 'submission' };
  const recorded = answerText(facts.record[field]);
  if (recorded !== null) return { value: recorded, from: 'record' };
  const agent = field === 'registered_agent' ? answerText(facts.agent) : null;
  return agent === null ? null : { value: agent, from: 'agent' };
}
