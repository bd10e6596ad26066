import type { AnswerField, Answers } from '#components/forms/answer-field.ts';
import { pointerSteps } from '#lib/rules/json-pointer';

/** The name of a question as a form path: dots and brackets in a name would be read as path steps. */
export function formKey(name: string): string {
  return encodeURIComponent(name).replaceAll('.', '%2E');
}

/** `/principal_address/postal_code` and `/fields/x/0` as the path of the answer; null if it is no pointer. */
export function readPointer(pointer: string): string[] | null {
  if (!pointer.startsWith('/')) return null;
  const steps = pointerSteps(pointer);
  return steps[0] === 'fields' && steps.length > 1 ? steps.slice(1) : steps;
}

/** The path of an answer as the form and the ids of its fields write it. */
export function formPath([name = '', ...inside]: readonly (string | number)[]): string {
  return [formKey(String(name)), ...inside].join('.');
}

export function toFormValues(fields: readonly AnswerField[], values: Answers): Answers {
  return Object.fromEntries(fields.map(({ name }) => [formKey(name), values[name]]));
}

export function fromFormValues(fields: readonly AnswerField[], formValues: Answers): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, formValues[formKey(name)]]));
}
