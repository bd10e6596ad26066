import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { type AnswerField, type Answers, asksOffice } from '#components/forms/answer-field.ts';
import { checkAnswer } from '#components/forms/check-answer.ts';
import type { Fault } from '#components/forms/check-shape.ts';
import { formKey, fromFormValues } from '#components/forms/form-key.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { memberOf } from '#components/forms/member-of.ts';
import { tidyAnswers } from '#components/forms/tidy-answers.ts';
import { askedFields } from '#lib/contract/asked-fields';
import { isSameAs } from '#lib/rules/plan/tidy-answer';

/** Every fault of the questions that are asked, in their order. Paths begin with the field name. */
export function faultsOf(fields: readonly AnswerField[], values: Answers, setting: FormSetting): Fault[] {
  const answers = tidyAnswers(fields, values);
  const hasOffice = asksOffice(fields);
  return askedFields(fields, answers).flatMap((field) =>
    checkAnswer(field, answers[field.name], setting, hasOffice)
      .map((fault) => ({ ...fault, path: [field.name, ...fault.path] }))
      .flatMap((fault) => atReference(fault, values)),
  );
}

const places: unknown[] = ['region', 'street_line_1'];

/** An address that refers to another has no parts of its own: only its location can be wrong. */
function atReference(fault: Fault, values: Answers): Fault[] {
  let value: unknown = values;
  for (const [index, step] of fault.path.entries()) {
    value = memberOf(value, step);
    if (!isSameAs(value)) continue;
    const isPlace = !fault.required && places.includes(fault.path.at(-1));
    return isPlace ? [{ ...fault, path: fault.path.slice(0, index + 1) }] : [];
  }
  return [fault];
}

/** The form's schema, built from the questions: each part is checked by the contract's own schemas. */
export function answersSchema(
  fields: readonly AnswerField[],
  setting: FormSetting,
  { withMissing }: { withMissing: boolean },
) {
  return z.record(z.string(), z.unknown()).superRefine((formValues, ctx) => {
    const values = fromFormValues(fields, formValues);
    for (const { path, message, required } of faultsOf(fields, values, setting)) {
      if (required && !withMissing) continue;
      const [name = '', ...inside] = path;
      ctx.addIssue({ code: 'custom', path: [formKey(String(name)), ...inside], message });
    }
  });
}

/** Checks the values of the form by the schema of its questions. */
export function answersResolver(...question: Parameters<typeof answersSchema>): Resolver<Answers> {
  return zodResolver(answersSchema(...question));
}
