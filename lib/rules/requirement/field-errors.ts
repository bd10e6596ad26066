import { z } from 'zod';
import en from 'zod/v4/locales/en.js';
import { isPlainObject } from '#lib/contract/is-plain-object';
import type { FieldError } from '#lib/contract/problem';
import { jsonPointer, pointerSteps } from '#lib/rules/json-pointer';
import { capitalized } from '#lib/rules/sentence-case';

// For a missing choice, Zod only reports that it is not one of the options: an issue does not contain the received
// value.
const { localeError: usual } = en();
z.config({
  localeError: (issue) => {
    const received = choiceIn(issue);
    return received === undefined || received === null
      ? `Invalid option, received ${received}`
      : usual(issue);
  },
});

/** The received value of a choice, also of one that decides between shapes; of anything else, a value. */
function choiceIn(issue: z.core.$ZodRawIssue): unknown {
  if (issue.code === 'invalid_value') return issue.input;
  if (issue.code !== 'invalid_union' || issue.discriminator === undefined) return false;
  return isPlainObject(issue.input) ? issue.input[issue.discriminator] : false;
}

type Issue = z.core.$ZodIssue;
type Words = Pick<FieldError, 'code' | 'detail'>;

/** The issues of a schema as field errors under `at`, in our words. Readers never see Zod's default messages. */
export function fieldErrorsOf(error: Pick<z.ZodError, 'issues'>, at = ''): FieldError[] {
  const place = pointerSteps(at).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const errors = error.issues
    .flatMap(closest)
    .map((issue) => ({ ...issue, path: [...place, ...issue.path] }))
    .map((issue) => ({ pointer: jsonPointer(issue.path), ...inWords(issue) }));
  // A number beyond what Zod takes for an integer is also beyond the bound of the schema, which comes after it.
  return errors.filter(
    ({ pointer, code }, place) =>
      !/^too_/.test(code) ||
      errors.findLastIndex((other) => other.pointer === pointer && other.code === code) === place,
  );
}

/** Without errors of a place, or inside it, that was reported already. */
export function withoutReported(errors: FieldError[], reported: readonly FieldError[]): FieldError[] {
  return errors.filter(
    ({ pointer }) =>
      !reported.some((found) => pointer === found.pointer || pointer.startsWith(`${found.pointer}/`)),
  );
}

/** For a value with several possible shapes, the faults of the closest shape. */
function closest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.discriminator !== undefined) return [issue];
  if (issue.errors.every((errors) => errors[0]?.path.length === 0)) return [issue];
  const absent = (errors: readonly Issue[]) =>
    errors.filter((inner) => isMissing(inner) || isMark(inner)).length;
  const [best = []] = issue.errors.toSorted((a, b) => absent(a) - absent(b) || a.length - b.length);
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A constant member distinguishes the shapes. */
function isMark(issue: Issue): boolean {
  return issue.code === 'invalid_value' && issue.values.length === 1;
}

function isMissing(issue: Issue): boolean {
  return (
    /^invalid_(type|value|union)$/.test(issue.code) &&
    /^Invalid.*received (undefined|null)$/.test(issue.message)
  );
}

function inWords(issue: Issue): Words {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'invalid_value':
      if (isMissing(issue)) return missing(issue);
      return oneOf(issue.path, issue.values);
    case 'invalid_format':
      return { code: 'invalid_format', detail: own(issue, formats[issue.format] ?? 'Check the format.') };
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1)
        return { code: 'required', detail: own(issue, 'Enter a value.') };
      return { code: 'too_small', detail: own(issue, bound(issue.origin, 'at least', issue.minimum)) };
    case 'too_big':
      return { code: 'too_big', detail: own(issue, bound(issue.origin, 'at most', issue.maximum)) };
    case 'custom':
      return { code: String(issue.params?.code ?? 'invalid'), detail: own(issue, fallback) };
    case 'invalid_union':
      return unionInWords(issue);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] ? inWords(issue.issues[0]) : { code: 'invalid', detail: fallback };
    default:
      return { code: 'invalid', detail: own(issue, fallback) };
  }
}

const fallback = 'This value is not valid.';

function wrongType(issue: Extract<Issue, { code: 'invalid_type' }>): Words {
  if (isMissing(issue)) return missing(issue);
  const detail = `${nameOf(issue.path)} must be ${typeName(issue)}.`;
  return { code: 'invalid_type', detail: own(issue, detail) };
}

function missing({ path, message }: Issue): Words {
  const name = nameOf(path);
  if (message.endsWith('received null')) {
    return {
      code: 'required',
      detail: `${name} cannot be null: give a value, or leave it out where it may be.`,
    };
  }
  return { code: 'required', detail: `${name} ${/[^su]s$/.test(name) ? 'are' : 'is'} missing.` };
}

function typeName(issue: Issue): string {
  return issue.code === 'invalid_type' ? (types[issue.expected] ?? issue.expected) : '';
}

function oneOf(path: readonly PropertyKey[], values: readonly unknown[]): Words {
  const list = values.map(String);
  const detail = list.length === 1 ? `be ${list[0]}` : `be one of: ${list.join(', ')}`;
  return { code: 'invalid_value', detail: `${nameOf(path)} must ${detail}.` };
}

function unionInWords(issue: Extract<Issue, { code: 'invalid_union' }>): Words {
  if (isMissing(issue)) return missing(issue);
  if (issue.discriminator !== undefined) {
    return oneOf(issue.path, 'options' in issue && Array.isArray(issue.options) ? issue.options : []);
  }
  const firsts = issue.errors.flatMap((errors) => errors[0] ?? []);
  const [first] = firsts;
  if (first && firsts.every(isMissing)) return missing({ ...first, path: issue.path });
  const wanted = [...new Set(firsts.map(typeName).filter((name) => name !== ''))];
  if (wanted.length === firsts.length) {
    return { code: 'invalid_type', detail: `${nameOf(issue.path)} must be ${wanted.join(' or ')}.` };
  }
  const reported = firsts.find(({ code }) => code !== 'invalid_type') ?? firsts[0];
  return reported ? inWords({ ...reported, path: issue.path }) : { code: 'invalid', detail: fallback };
}

function bound(origin: string, which: string, limit: number | bigint): string {
  const amount = limit.toLocaleString('en-US');
  if (origin === 'string') return `Use ${which} ${amount} characters.`;
  if (origin === 'array' || origin === 'set')
    return `Give ${which} ${amount} ${amount === '1' ? 'entry' : 'entries'}.`;
  return `Use ${which} ${amount}.`;
}

/** The schema's own sentence, which starts differently from Zod's. */
function own(issue: Issue, otherwise: string): string {
  return /^(Too |Invalid|Unrecognized)/.test(issue.message) ? otherwise : issue.message;
}

function nameOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part): part is string => typeof part === 'string');
  if (name === undefined) return path.length === 0 ? 'The body' : 'Each entry';
  const words = /^(first|last|middle)$/.test(name) ? `${name} name` : name.replaceAll('_', ' ').trim();
  if (typeof path.at(-1) === 'number') return `Each of the ${words}`;
  return words === '' ? 'A value' : capitalized(words);
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
