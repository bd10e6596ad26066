import type { z } from 'zod';
import type { FieldError } from '#lib/contract/problem';
import { pointerSteps } from '#lib/rules/json-pointer';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';

/** The faults of a body, a query or a path, each with its place. */
export function fieldErrors(issues: z.core.$ZodIssue[], target: 'body' | 'query' | 'path'): FieldError[] {
  const errors = fieldErrorsOf({ issues });
  if (target === 'body') return errors;
  return errors.map((error) => {
    const name = pointerSteps(error.pointer).join('.');
    return { ...error, pointer: target === 'path' ? `{${name}}` : `?${name}` };
  });
}
