import { randomUUID } from 'node:crypto';
import type { ZodError } from 'zod';
import type { ActionProblem } from '#lib/actions/action-result';
import { log } from '#lib/actions/log';
import { onScreen } from '#lib/actions/screen-titles';
import { stated } from '#lib/actions/stated';
import { ClientProblem } from '#lib/client/client-problem';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';

/** The result of an action for a thrown error: the service's own words, or a reference that is also in the log. */
export function toActionProblem(error: unknown): ActionProblem {
  if (error instanceof ClientProblem) {
    const { type: _type, instance: _instance, request_id: _id, ...shown } = error.problem;
    return onScreen({ ...shown, code: error.code, requestId: error.requestId, retryAfter: error.retryAfter });
  }
  const reference = randomUUID();
  log().error({ err: error, request_id: reference }, 'an action failed');
  return {
    ...stated(
      'internal_error',
      'What you entered is kept. Try again. If it keeps failing, write to us with the reference.',
    ),
    requestId: reference,
  };
}

/** Forms check input by the same schema, so this handles input that no form can send. */
export function inputProblem(error: ZodError): ActionProblem {
  const errors = fieldErrorsOf(error);
  return onScreen({
    ...stated('validation_error', errors[0]?.detail ?? 'Something needs a correction.'),
    errors,
  });
}
