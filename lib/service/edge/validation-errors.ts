import type { z } from 'zod';
import type { FieldError } from '#lib/contract/problem';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';

/** The faults of a body, a query or a path, each with its place. */
export function fieldErrors(issues: z.core.$ZodIssue[], target: 'body' | 'query' | 'path'): FieldError[] {
  const errors = fieldErrorsOf({ issues });
  if (target === 'body') return errors;
  return errors.map((error) => {
    const name = error.pointer.slice(1).split('/').map(unescaped).join('.');
    return { ...error, pointer: target === 'path' ? `{${name}}` : `?${name}` };
  });
}

/** RFC 6901 */
function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
