import type { FormLine } from '#lib/contract/desk-form';
import { answerText } from '#lib/rules/filing/answer-text';
import { type FormFacts, lineOf, recordLabels } from '#lib/rules/filing/form-lines';
import { spreadEin } from '#lib/rules/plan/ein-answers';
import { einQuestions } from '#lib/rules/plan/ein-questions';

/** The lines of Form SS-4 that the descriptions of `EinApplication` name, by the question that fills them. */
const lineNumbers: Record<string, string> = {
  ein_reason: '10',
  ein_closing_month: '12',
  ein_employees_agricultural: '13',
  ein_employees_household: '13',
  ein_employees_other: '13',
  ein_first_wages_date: '15',
  ein_principal_activity: '16',
  ein_principal_activity_detail: '17',
};

/** The application to the IRS as the lines of Form SS-4. Of the tax id it has only the last four digits. */
export function einLines(facts: FormFacts): FormLine[] {
  const { submission } = facts;
  const answers: Record<string, unknown> = { ein_closing_month: '12', ...spreadEin(submission) };
  const party = (submission.responsible_party ?? {}) as {
    name?: unknown;
    title?: string;
    tax_id_last4?: string;
  };
  const fixed = (item: string | null, label: string, field: string, value: string | null): FormLine => ({
    item,
    label,
    field,
    value,
    parts: [],
    from: value === null ? null : 'submission',
  });
  return [
    ...recordLabels.map(([field, label]) => lineOf(null, label, field, facts)),
    lineOf(null, 'Mailing address', 'mailing_address', facts),
    lineOf(null, 'Principal office', 'principal_address', facts),
    fixed('7a', 'Name of the responsible party', 'responsible_party', answerText(party.name)),
    fixed(null, 'Title of the responsible party', 'ein_title', party.title ?? null),
    fixed('7b', 'SSN or ITIN', 'ein_tax_id', party.tax_id_last4 ? `Ends in ${party.tax_id_last4}` : null),
    ...einQuestions
      .filter(({ name }) => name in lineNumbers)
      .map(({ name, label, option_labels }) => {
        const answer = answers[name];
        const shown = option_labels?.[String(answer)] ?? answerText(answer);
        return fixed(lineNumbers[name] ?? null, label, name, shown);
      })
      .toSorted((one, other) => Number(one.item) - Number(other.item)),
  ].filter(({ value }) => value !== null);
}
