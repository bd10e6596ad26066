import { feeWords } from '#components/fees/words.ts';
import type { AnswerField, Answers } from '#components/forms/answer-field.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import type { Fault } from '#components/forms/check-shape.ts';
import { tidyAnswers } from '#components/forms/tidy-answers.ts';
import type { PlanSection } from '#lib/rules/plan/plan-requirement';

type Counted = Record<string, string | number | boolean>;

/**
 * The answers that a fee rule may use: figures, dates, choices. Names and addresses stay out of the URL. An invalid
 * answer, or a figure that was removed from the record's, is reported in words: neither it nor the record's value is
 * used for a total.
 */
export function feeAnswers(
  fields: readonly (AnswerField & { section?: PlanSection })[],
  values: Answers,
  faults: readonly Fault[],
  recorded: Readonly<Record<string, unknown>> = {},
): { counted: Counted; lacks: string[] } {
  const answers = tidyAnswers(fields, values);
  const counted: Counted = {};
  const lacks: string[] = [];
  for (const field of fields) {
    const value = answers[field.name];
    // The fee is the state's: its operation refuses answers to questions that only the IRS asks.
    if (field.section === 'ein' || !isCountable(field)) continue;
    const fault = value === undefined ? undefined : faults.find(({ path }) => path[0] === field.name);
    if (fault) lacks.push(fault.message);
    else if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
      counted[field.name] = value;
    else if (field.type === 'number' && field.required && field.name in recorded)
      lacks.push(feeWords.answers.missing(labelOf(field)));
  }
  return { counted, lacks };
}

function isCountable({ type, options }: AnswerField): boolean {
  return (
    type === 'number' || type === 'boolean' || type === 'date' || (type === 'string' && options !== undefined)
  );
}
