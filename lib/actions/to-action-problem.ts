import { randomUUID } from 'node:crypto';
import type { ZodError } from 'zod';
import type { ActionProblem } from '#lib/actions/action-result';
import { log } from '#lib/actions/log';
import { stated } from '#lib/actions/stated';
import { ClientProblem } from '#lib/client/client-problem';

/** The result of an action for a thrown error: the service's own words, or a reference that is also in the log. */
export function toActionProblem(error: unknown): ActionProblem {
  if (error instanceof ClientProblem) {
    const { type: _type, instance: _instance, request_id: _id, ...shown } = error.problem;
    return { ...shown, code: error.code, requestId: error.requestId, retryAfter: error.retryAfter };
  }
  const reference = randomUUID();
  log().error({ err: error, request_id: reference }, 'an action failed');
  return {
    ...stated('internal_error', 'What you entered is kept. Try again; quote the reference if it stays.'),
    requestId: reference,
  };
}

/** Forms check input by the same schema, so this handles input that no form can send. */
export function inputProblem(error: ZodError): ActionProblem {
  const errors = error.issues.map((issue) => ({
    pointer: issue.path
      .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
      .join(''),
    code: issue.code,
    detail: issue.message,
  }));
  return { ...stated('validation_error', errors[0]?.detail ?? 'Something needs a correction.'), errors };
}
