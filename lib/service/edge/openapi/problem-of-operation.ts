import type { Problem } from '#lib/contract/problem';
import type { ProblemCode } from '#lib/contract/problem-codes';
import type { Operation } from '#lib/service/edge/openapi/document-parts';
import { invalid } from '#lib/service/errors';
import { ids } from '#lib/service/reference/examples/ids';

type Said = Partial<Problem>;

/** What an operation itself says in a problem, where the example of the code is about another resource or another body. */
export function problemOfOperation(code: ProblemCode, path: string, operation: Operation): Said {
  return said[code]?.(operation, nounOf(path)) ?? {};
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

/** What the last id of the path is of; without one, a body or a query can only name a business. */
function nounOf(path: string): string {
  const parts = path.split('/');
  return (parts[parts.findLastIndex(isId) - 1] ?? 'business').replaceAll('-', ' ');
}

const said: Partial<Record<ProblemCode, (operation: Operation, noun: string) => Said>> = {
  not_found: (_, noun) => ({ detail: `There is no ${noun} with this id.` }),
  precondition_failed: (_, noun) => ({
    detail: `The ${noun} has changed since you read it. Read it again and repeat your change.`,
  }),
  validation_error: wrongRequest,
  forbidden: ({ 'x-required-scope': scope }) =>
    typeof scope === 'string'
      ? { detail: `This needs a credential with the scope "${scope}".`, required_scope: scope }
      : {},
  conflict: ({ operationId }) => (conflicts[operationId] ? { detail: conflicts[operationId] } : {}),
  payload_too_large: (operation) =>
    ({
      form: { detail: 'The document is larger than 25 MiB, the most that this operation takes.' },
      json: {},
      none: {
        detail:
          'An archive holds at most 1000 documents of 512 MiB together. Get the documents one by one, or the archive of a single filing.',
      },
    })[bodyOf(operation)],
  unsupported_media_type: (operation) =>
    bodyOf(operation) === 'form' ? { detail: 'Send the body as multipart/form-data.' } : {},
  jurisdiction_not_supported: ({ operationId }) => {
    if (operationId.includes('Formation'))
      return { detail: 'Formation in US-PR is not supported. GET /v1/jurisdiction lists where it is.' };
    if (operationId === 'searchRegistry')
      return { detail: 'The register of US-DE cannot be searched here. No register is connected.' };
    return {};
  },
};

const conflicts: Record<string, string> = {
  createWebhookEndpoint: 'There are 20 webhook endpoints. Delete one first.',
  updateWebhookEndpoint:
    'Somebody else has changed the address of this endpoint meanwhile. Look at it again before you change it.',
  recoverWebhookEndpoint: 'The endpoint is disabled. Enable it first, then recover what it missed.',
  updatePlan: 'This plan was sent, so it cannot change any more.',
  deletePlan: 'This plan was sent. It stays as the record of what was sent.',
  openSandboxCase: 'The filing is completed; no case is opened any more.',
  reviewSandboxCase: 'The case is resolved and does not move any more.',
  failSandboxAgent: 'The registered agent is active; only a pending one can fail.',
};

function bodyOf({ requestBody }: Operation): 'form' | 'json' | 'none' {
  if (!requestBody) return 'none';
  return requestBody.content['multipart/form-data'] ? 'form' : 'json';
}

/** Only what has an address in its body can have a wrong ZIP code, as in the example of the code. */
function wrongRequest(operation: Operation): Said {
  const { operationId, parameters = [] } = operation;
  const body = bodyOf(operation);
  if (body === 'form') return said400('/file', 'required', 'Send the file as the part named file.');
  if (body === 'json')
    return withAddress.has(operationId) ? {} : said400('', 'malformed_json', 'The body is not valid JSON.');
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  if (names.includes('limit')) return said400('?limit', 'too_small', 'Use a whole number from 1 to 100.');
  const taken = names.join(', ') || 'no parameters';
  return said400('?state', 'unknown_parameter', `This operation does not take “state”. It takes ${taken}.`);
}

const withAddress = new Set([
  'createBusiness',
  'updateBusiness',
  'createForeignQualification',
  'preflightForeignQualification',
  'createFormation',
  'preflightFormation',
]);

function said400(pointer: string, code: string, detail: string): Said {
  const { message, members } = invalid([{ pointer, code, detail }]);
  return { detail: message, ...members };
}
