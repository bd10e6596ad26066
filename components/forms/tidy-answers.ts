import { type AnswerField, type Answers, shapeOf } from '#components/forms/answer-field.ts';
import { askedFields } from '#lib/contract/asked-fields';
import { tidyAnswerTo } from '#lib/rules/plan/tidy-answer';

/** The answers that would be sent now: tidied, and only of questions that are asked. */
export function tidyAnswers(fields: readonly AnswerField[], values: Answers): Answers {
  const tidy = Object.fromEntries(
    fields
      .map(
        (field) => [field.name, tidyAnswerTo({ name: field.name, shape: shapeOf(field) }, values)] as const,
      )
      .filter(([, value]) => value !== undefined),
  );
  const asked = new Set(askedFields(fields, tidy).map(({ name }) => name));
  return Object.fromEntries(Object.entries(tidy).filter(([name]) => asked.has(name)));
}
