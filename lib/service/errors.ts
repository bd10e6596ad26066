import type { FieldError, Problem } from '#lib/contract/problem';
import { type ProblemCode, problems } from '#lib/contract/problem-codes';
import { stepName } from '#lib/rules/json-pointer';
import { capitalized, nameInWords } from '#lib/rules/sentence-case';

export type ProblemMembers = Partial<Omit<Problem, 'type' | 'title' | 'status' | 'detail' | 'instance'>>;

/** An expected error. Its detail and members are sent to the caller; the edge adds type, title, status and instance. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly members: ProblemMembers;
  readonly headers: Record<string, string>;

  constructor(
    code: ProblemCode,
    detail: string,
    members: ProblemMembers = {},
    headers: Record<string, string> = {},
  ) {
    super(detail);
    this.name = 'ProblemError';
    this.code = code;
    this.members = members;
    this.headers = headers;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** The same error as for a path that does not exist, so that this one cannot be discovered. */
export function unknownPath(): ProblemError {
  return new ProblemError('not_found', 'There is nothing at this address.');
}

export function notFound(what: string): ProblemError {
  return new ProblemError('not_found', `There is no ${what} with this id.`);
}

/** For a `catch`: null for `not_found`. Throws every other error again. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof ProblemError && error.code === 'not_found') return null;
  throw error;
}

export function invalid(errors: FieldError[]): ProblemError {
  const [first] = errors;
  const detail =
    errors.length === 1 && first
      ? inPlace(first)
      : `${errors.length} things need a correction; each is listed under errors.`;
  return new ProblemError('validation_error', detail, { errors });
}

/** Without its field beside it, a message must name the field, and what it is in. */
function inPlace({ pointer, detail }: FieldError): string {
  const words = pointerWords(pointer);
  const said = plain(detail);
  const named = words.findIndex((word) => said.includes(plain(word)));
  const place = named < 0 ? words : words.slice(0, named);
  return place.length === 0 ? detail : `${capitalized(place.join(', '))}: ${detail}`;
}

/** Members that only hold others, whose own names say enough. */
const holders = new Set(['answers', 'fields', 'states']);

function pointerWords(pointer: string): string[] {
  const parts = pointer
    .replace(/^\?field\./, '?')
    .split(/[/?]/)
    .filter((part) => part !== '' && !/^\d+$/.test(part));
  return (
    parts
      .filter((part, at) => at === parts.length - 1 || !holders.has(part))
      // To a person an id is what it is of.
      .map((part) => nameInWords(stepName(part).replace(/(?<!^tax)_id$/, '')))
  );
}

/** For a search by whole words. */
function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
