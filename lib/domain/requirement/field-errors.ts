import type { z } from 'zod';
import type { FieldError } from '#lib/contract/problem';

type Issue = z.core.$ZodIssue;

/** `['owners', 0, 'name']` → `/owners/0/name`, escaped as RFC 6901 asks. */
export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The issues of a schema as field errors under `at`, in words. Zod's own default messages never reach a reader. */
export function fieldErrorsOf(error: z.ZodError, at = ''): FieldError[] {
  return error.issues.map((issue) => {
    const { code, detail } = inWords(issue);
    return { pointer: `${at}${jsonPointer(issue.path)}`, code, detail };
  });
}

function inWords(issue: Issue): { code: string; detail: string } {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'invalid_value':
      return { code: 'invalid_value', detail: `Use one of: ${issue.values.map(String).join(', ')}.` };
    case 'invalid_format':
      return { code: 'invalid_format', detail: formats[issue.format] ?? own(issue, 'Check the format.') };
    case 'too_small':
      return { code: 'too_small', detail: own(issue, `Use at least ${issue.minimum}.`) };
    case 'too_big':
      return { code: 'too_big', detail: own(issue, `Use at most ${issue.maximum}.`) };
    case 'custom':
      return { code: String(issue.params?.code ?? 'invalid'), detail: issue.message };
    case 'invalid_union':
      return unionInWords(issue);
    default:
      return { code: issue.code, detail: own(issue, 'This value is not valid.') };
  }
}

function wrongType(issue: Extract<Issue, { code: 'invalid_type' }>): { code: string; detail: string } {
  if (/received (undefined|null)/.test(issue.message)) {
    return { code: 'required', detail: `${nameOf(issue.path)} is missing.` };
  }
  const detail = `${nameOf(issue.path)} must be ${types[issue.expected] ?? issue.expected}.`;
  return { code: 'invalid_type', detail: own(issue, detail) };
}

function unionInWords(issue: Extract<Issue, { code: 'invalid_union' }>): { code: string; detail: string } {
  if (issue.discriminator !== undefined) {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    return { code: 'invalid_value', detail: `Use one of: ${options.join(', ')}.` };
  }
  const first = issue.errors[0]?.[0];
  return first === undefined ? { code: 'invalid', detail: 'This value is not valid.' } : inWords(first);
}

/** The schema's own sentence, which starts otherwise than zod's. */
function own(issue: Issue, fallback: string): string {
  return /^(Too |Invalid|Unrecognized)/.test(issue.message) ? fallback : issue.message;
}

function nameOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string');
  if (name === undefined) return 'A value';
  const words = String(name).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Record<string, string | undefined> = {
  date: 'Use a date as YYYY-MM-DD, such as 2026-11-21.',
  datetime: 'Use a date and time as ISO 8601, such as 2026-11-21T09:30:00Z.',
  uuid: 'Use an id (UUID), as this API gave it.',
};
