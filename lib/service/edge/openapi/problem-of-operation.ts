import type { z } from 'zod';
import { UploadDocumentRequest } from '#lib/contract/document';
import { maxDocumentBytes } from '#lib/contract/document-types';
import { PageQuery } from '#lib/contract/list';
import type { Problem } from '#lib/contract/problem';
import type { ProblemCode } from '#lib/contract/problem-codes';
import { isOfDesk } from '#lib/contract/version';
import { notServed } from '#lib/service/agent-mail/refuse-unserved';
import { withdrawnBefore } from '#lib/service/agent-mail/withdraw-agent-mail';
import { shownBefore } from '#lib/service/api-key/shown-before';
import { tooMuch } from '#lib/service/archive/files-of-documents';
import { caseRefusal } from '#lib/service/case/case-refusal';
import { notJson, unsupported } from '#lib/service/edge/check-body';
import { repeatedParameter, unknownParameter } from '#lib/service/edge/check-query';
import { feeAnswers } from '#lib/service/edge/fee-answer';
import { type Operation, refName, type Schema } from '#lib/service/edge/openapi/document-parts';
import { tooLarge } from '#lib/service/edge/read-form';
import { forbidden } from '#lib/service/edge/route';
import { fieldErrors } from '#lib/service/edge/validation-errors';
import { invalid, notFound, type ProblemError, unknownPath } from '#lib/service/errors';
import { staysOnRecord } from '#lib/service/plan/delete-plan-draft';
import { fixedStates } from '#lib/service/plan/refuse-fixed-states';
import { ids } from '#lib/service/reference/examples/ids';
import { agentRefusal } from '#lib/service/registered-agent/agent-refusal';
import { notSearched } from '#lib/service/registry/search-registry';
import { changedSinceRead } from '#lib/service/resource-version';
import { cannotFail } from '#lib/service/sandbox/fail-sandbox-agent';
import { hasEnded } from '#lib/service/sandbox/open-sandbox-case';
import { jurisdictionNotSupported } from '#lib/service/submission/checks';
import { tooManyEndpoints } from '#lib/service/webhook/create-webhook-endpoint';
import { notEnabled } from '#lib/service/webhook/recover-webhook-endpoint';
import { changedMeanwhile } from '#lib/service/webhook/update-webhook-endpoint';

type Asked = { path: string; operation: Operation; schemas: Record<string, Schema> };

/** What an operation itself says in a problem, where the example of the code is about another resource or another body. */
export function problemOfOperation(code: ProblemCode, asked: Asked): Partial<Problem> {
  const said = saying[code]?.(asked);
  return said ? { detail: said.message, ...said.members } : {};
}

/** The path as it is called, with the id of an example of each resource that it names. */
export function calledPath(path: string): string {
  return path
    .split('/')
    .map((part, at, parts) => (isId(part) ? (idOf[parts[at - 1] ?? ''] ?? ids.filing) : part))
    .join('/');
}

function isId(part: string): boolean {
  return part.startsWith('{');
}

const idOf: Record<string, string> = {
  approval: ids.approval,
  business: ids.business,
  case: ids.case,
  document: ids.document,
  event: ids.event,
  jurisdiction: 'US-TX',
  obligation: ids.obligation,
  plan: ids.plan,
  'webhook-delivery': ids.webhookDelivery,
  'webhook-endpoint': ids.webhookEndpoint,
};

const nouns: Record<string, string> = { mail: 'agent mail', key: 'operator key' };

/** What the last id of the path is of; without one, a body or a query can only name a business. */
function nounOf(path: string): string {
  const parts = path.split('/');
  const segment = parts[parts.findLastIndex(isId) - 1] ?? 'business';
  return nouns[segment] ?? segment.replaceAll('-', ' ');
}

const saying: Partial<Record<ProblemCode, (asked: Asked) => ProblemError | null | undefined>> = {
  not_found: ({ path, operation: { operationId } }) => {
    // What was created under the idempotency key may have been deleted.
    if (operationId === 'createWebhookEndpoint') return notFound('webhook endpoint');
    return isOfDesk(path) && !path.includes('{') ? unknownPath() : notFound(nounOf(path));
  },
  precondition_failed: ({ path }) => changedSinceRead(nounOf(path), '"Xq3vWq2mJ0sYv1bC"'),
  validation_error: wrongRequest,
  forbidden: ({ operation: { 'x-required-scope': scope } }) =>
    typeof scope === 'string' ? forbidden(scope) : undefined,
  conflict: ({ operation: { operationId } }) => conflicts[operationId],
  payload_too_large: ({ operation }) =>
    ({ form: tooLarge('document', maxDocumentBytes), json: undefined, none: tooMuch() })[bodyOf(operation)],
  unsupported_media_type: ({ operation }) =>
    bodyOf(operation) === 'form' ? unsupported('multipart/form-data') : undefined,
  jurisdiction_not_supported: ({ operation: { operationId } }) => {
    if (operationId.includes('Formation')) return jurisdictionNotSupported('formation', 'US-PR');
    return operationId === 'searchRegistry' ? notSearched('US-DE', new Set()) : undefined;
  },
};

const conflicts: Record<string, ProblemError | null> = {
  createWebhookEndpoint: tooManyEndpoints(),
  updateWebhookEndpoint: changedMeanwhile('url'),
  recoverWebhookEndpoint: notEnabled(),
  updatePlan: fixedStates(['US-TX']),
  deletePlan: staysOnRecord(),
  openSandboxCase: hasEnded('completed'),
  reviewSandboxCase: caseRefusal('resolved', 'resolve'),
  failSandboxAgent: cannotFail('active'),
  changeDeskAgent: agentRefusal('terminated', ' and cannot be kept.'),
  createOperatorKey: shownBefore('Filing robot', ids.apiKey, 'revoke'),
  reviewDeskCase: caseRefusal('resolved', 'resolve'),
  supersedeDeskCase: caseRefusal('resolved', 'resolve'),
  uploadAgentMail: notServed('none'),
  withdrawDeskMail: withdrawnBefore('It is for another company.'),
};

function bodyOf({ requestBody }: Operation): 'form' | 'json' | 'none' {
  if (!requestBody) return 'none';
  return requestBody.content['multipart/form-data'] ? 'form' : 'json';
}

function wrongRequest({ operation, schemas }: Asked): ProblemError | undefined {
  const body = bodyOf(operation);
  if (body === 'form') return refusal(UploadDocumentRequest, {}, 'body');
  // The example of the code is about the ZIP code of an address.
  if (body === 'json') return hasAddress(operation, schemas) ? undefined : notJson();
  const taken = (operation.parameters ?? []).flatMap((one) =>
    one.in === 'query' ? shownName(one.name) : [],
  );
  // Who may call without a credential may add parameters, but none twice.
  if (!operation.security?.length) return invalid([repeatedParameter('state')]);
  if (taken.includes('limit')) return refusal(PageQuery, { limit: '0' }, 'query');
  return invalid([unknownParameter('state', [...new Set(taken)])]);
}

function hasAddress({ requestBody }: Operation, schemas: Record<string, Schema>): boolean {
  const { $ref } = requestBody?.content['application/json']?.schema ?? {};
  return $ref !== undefined && schemas[refName($ref)]?.properties?.principal_address !== undefined;
}

/** All questions of the states are one parameter. */
function shownName(parameter: string): string {
  return parameter.startsWith('field.') ? feeAnswers.shown : parameter;
}

function refusal(schema: z.ZodType, sent: unknown, target: 'body' | 'query'): ProblemError {
  return invalid(fieldErrors(schema.safeParse(sent).error?.issues ?? [], target));
}
