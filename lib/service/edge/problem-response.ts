import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Problem } from '#lib/contract/problem';
import { type ProblemCode, problems } from '#lib/contract/problem-codes';
import { isEndedForAnother } from '#lib/service/db/ended-for-another';
import { LostBytes } from '#lib/service/document/document-store';
import type { AppEnv } from '#lib/service/edge/app-env';
import { plainAnswer } from '#lib/service/edge/plain-answer';
import { ProblemError } from '#lib/service/errors';

const databaseOrStorageIsAway = new Set([
  'ENOSPC',
  'EDQUOT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  // Its login is refused, for example while the password is changed.
  '28000',
  '28P01',
]);
const connectionIsLost =
  /Connection terminated|not queryable|Client was closed|timeout exceeded when trying to connect/;

/** The problem of a refusal, as the caller sees it. */
export function toProblem(
  error: ProblemError,
  baseUrl: string,
  instance: string,
  requestId: string,
): Problem {
  return {
    type: `${baseUrl}/problems/${error.code}`,
    title: problems[error.code].title,
    status: error.status,
    detail: error.message,
    instance,
    ...(error.status >= 500 && error.status !== 501 ? { request_id: requestId } : {}),
    ...error.members,
  };
}

const codeOfStatus: Record<number, ProblemCode> = {
  400: 'validation_error',
  401: 'unauthenticated',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

const sentences: Partial<Record<ProblemCode, string>> = {
  unsupported_media_type: 'Send the body as application/json.',
};

/** Maps every error to the closed list of problems. For an unexpected one, the caller sees only the request id. */
export function asProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof HTTPException) {
    const code = codeOfStatus[error.status];
    if (code === 'validation_error') {
      const isForm = error.message.includes('FormData');
      return new ProblemError(code, `The body is not valid ${isForm ? 'multipart/form-data' : 'JSON'}.`);
    }
    if (code) return new ProblemError(code, sentences[code] ?? `${problems[code].title}.`);
  }
  if (error instanceof LostBytes)
    return new ProblemError(
      'internal_error',
      'The file of this document is missing from our storage. Quote the request id when you write to us.',
    );
  if (isAway(error))
    return unavailable(
      'The service cannot reach its database or its documents for the moment. Try again shortly.',
    );
  if (isEndedForAnother(error))
    return unavailable('Others are changing the same data at this moment. Try again shortly.');
  return new ProblemError(
    'internal_error',
    'Something went wrong on our side. Quote the request id when you write to us.',
  );
}

function unavailable(detail: string): ProblemError {
  return new ProblemError('unavailable', detail, {}, { 'Retry-After': '2' });
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && databaseOrStorageIsAway.has(error.code))
    return true;
  // What a bucket refused or did not answer, whatever its reason.
  if ('$metadata' in error) return true;
  if (connectionIsLost.test(error.message)) return true;
  return isAway(error.cause);
}

export function problemResponse(
  c: HonoContext<AppEnv>,
  error: ProblemError,
  baseUrl: string,
  requestId: string,
): Response {
  const text = JSON.stringify(toProblem(error, baseUrl, new URL(c.req.url).pathname, requestId));
  c.set('problem', error.code);
  return plainAnswer(text, error.status, { 'Content-Type': 'application/problem+json', ...error.headers });
}
