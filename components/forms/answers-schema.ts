import { z } from 'zod';
import type { AnswerField, Answers } from '#components/forms/answer-field.ts';
import { shapeOf } from '#components/forms/answer-field.ts';
import { checkAnswer } from '#components/forms/check-answer.ts';
import type { Fault } from '#components/forms/check-shape.ts';
import { formKey } from '#components/forms/form-key.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { askedFields } from '#lib/contract/asked-fields';
import { isSameAs, tidyAnswer } from '#lib/rules/plan/tidy-answer';

/** The answers that would be sent now: tidied, and only of questions that are asked. */
export function tidyAnswers(fields: readonly AnswerField[], values: Answers): Answers {
  const tidy = Object.fromEntries(
    fields
      .map((field) => [field.name, tidyAnswer(values[field.name], values, shapeOf(field))] as const)
      .filter(([, value]) => value !== undefined),
  );
  const asked = new Set(askedFields(fields, tidy).map(({ name }) => name));
  return Object.fromEntries(Object.entries(tidy).filter(([name]) => asked.has(name)));
}

/** Every fault of the questions that are asked, in their order. Paths begin with the field name. */
export function faultsOf(fields: readonly AnswerField[], values: Answers, setting: FormSetting): Fault[] {
  const answers = tidyAnswers(fields, values);
  return askedFields(fields, answers).flatMap((field) =>
    checkAnswer(field, answers[field.name], setting)
      .map((fault) => ({ ...fault, path: [field.name, ...fault.path] }))
      .flatMap((fault) => atReference(fault, values)),
  );
}

/** An address that refers to another has no parts of its own: only its location can be wrong. */
function atReference(fault: Fault, values: Answers): Fault[] {
  let value: unknown = values;
  for (const [index, step] of fault.path.entries()) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
    if (!isSameAs(value)) continue;
    const isPlace = !fault.required && fault.path.at(-1) === 'region';
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

export function toFormValues(fields: readonly AnswerField[], values: Answers): Answers {
  return Object.fromEntries(fields.map(({ name }) => [formKey(name), values[name]]));
}

export function fromFormValues(fields: readonly AnswerField[], formValues: Answers): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, formValues[formKey(name)]]));
}
