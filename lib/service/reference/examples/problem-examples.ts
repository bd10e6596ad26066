import { freshSignInMinutes } from '#lib/contract/lifetimes';
import type { Problem } from '#lib/contract/problem';
import { type ProblemCode, problems } from '#lib/contract/problem-codes';
import { ids } from '#lib/service/reference/examples/ids';
import { wrongCode } from '#lib/service/second-factor/check-code';

const requestId = '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e';

const takenName =
  '“Northwind Freight, LLC” is not distinguishable from Northwind Freight LLC, No. 0800123456, which is on record in Texas.';

type Particulars = Pick<Problem, 'detail'> & Partial<Problem>;

/** The members of each problem besides its title and status, with the service's own texts. */
const particulars: Record<ProblemCode, Particulars> = {
  validation_error: {
    detail:
      'Principal address, postal code: ZIP code must have 5 digits, or 9 with a hyphen. You entered 1980.',
    errors: [
      {
        pointer: '/principal_address/postal_code',
        code: 'invalid_format',
        detail: 'ZIP code must have 5 digits, or 9 with a hyphen. You entered 1980.',
      },
    ],
  },
  business_incomplete: {
    detail: `The business record lacks formation date. Complete it with PATCH /v1/business/${ids.business}.`,
    missing: [{ field: 'formation_date', detail: 'Add the day on which the home state formed the company.' }],
  },
  not_formation_registration: {
    detail:
      'This record is a registration in another state. Qualify the business as registered in its formation state.',
    formation_business_id: ids.business,
  },
  expedited_tier_not_offered: {
    detail:
      'Louisiana does not offer the tier 2_hour. Choose one of 24_hour, same_day, or leave expedited_tier out.',
    offered: ['24_hour', 'same_day'],
  },
  name_not_available: {
    detail: `“Northwind Freight, LLC” cannot be registered in Texas. ${takenName}`,
    conflicts: [
      {
        kind: 'record',
        detail: takenName,
        name: 'Northwind Freight LLC',
        registration_number: '0800123456',
        jurisdiction: 'US-TX',
        status: 'active',
      },
    ],
  },
  plan_changed: {
    detail: 'The plan is at version 3, and you have read version 2. Read it again and repeat your change.',
    current_version: '3',
    changed: [{ pointer: '/answers/email', by: 'Maria Okafor', at: '2026-11-21T09:40:00.000Z' }],
  },
  idempotency_key_invalid: {
    detail:
      'An idempotency key has 1 to 255 printable ASCII characters. A UUID is a good one. Leave the header out to submit without.',
  },
  unauthenticated: { detail: 'This API key has been revoked.' },
  forbidden: {
    detail: 'This needs a credential with the scope "filing:write".',
    required_scope: 'filing:write',
  },
  not_found: { detail: 'There is no filing with this id.' },
  method_not_allowed: { detail: 'Use GET or POST here.' },
  already_registered: {
    detail: 'This business is registered in Texas already.',
    existing_registration: {
      business_id: ids.registration,
      filing_id: ids.filing,
      registration_number: '0805123456',
      registration_date: '2026-11-21',
      status: 'registered',
    },
  },
  idempotency_key_conflict: {
    detail:
      'This key was used with another body, or for another resource, in the last 24 hours. Use a new key for a new submission, and the same key with the same body for a retry.',
    existing_filing_id: ids.filing,
  },
  filing_not_cancelable: {
    detail: 'The filing is processing. It can be canceled only until it enters processing.',
    filing_status: 'processing',
  },
  case_not_awaiting_response: {
    detail: 'The case is under review.',
    case_status: 'under_review',
  },
  registered_agent_not_active: {
    detail: 'The registered agent is pending; only an active one can be ended.',
    registered_agent_status: 'pending',
  },
  filing_claimed: {
    detail: 'Noor Haddad has worked on this filing since 2026-11-21T09:31:00.000Z.',
    claim: { by: { id: ids.filing, name: 'Noor Haddad' }, since: '2026-11-21T09:31:00.000Z' },
  },
  stale_filing: {
    detail: 'The filing is filed and no longer processing. Read it again.',
    filing_status: 'filed',
  },
  transition_not_allowed: {
    detail: 'The filing is completed. Nothing is left to do.',
    filing_status: 'completed',
  },
  conflict: { detail: 'The filing has an open case and waits until it is closed.' },
  code_required: { detail: 'Enter the 6-digit code of your app, or a recovery code.' },
  code_not_valid: { detail: wrongCode },
  sign_in_again: {
    detail: `You signed in more than ${freshSignInMinutes} minutes ago. Enter your password to make a live key.`,
  },
  second_factor_required: {
    detail: 'Your organization asks for a second factor. Set up an app for one-time codes before you go on.',
  },
  organization_left: {
    detail: 'In another tab you went on in another organization, so nothing was changed in this one.',
  },
  remote_key_missing: {
    detail:
      'Your organization has no test key for the filing service. An administrator gives it under Developers, API keys.',
  },
  remote_key_refused: {
    detail:
      'api.filings.example.com refuses the test key of your organization: This API key was revoked. An administrator replaces it under Developers, API keys.',
  },
  precondition_failed: {
    detail: 'The business has changed since you read it. Read it again and repeat your change.',
    current_version: '"Xq3vWq2mJ0sYv1bC"',
  },
  storage_limit_reached: {
    detail: 'The documents of your organization may have 10240 MiB together, and this one would not fit.',
  },
  payload_too_large: { detail: 'The body is larger than 1 MiB, the most that this operation takes.' },
  unsupported_media_type: { detail: 'Send the body as application/json.' },
  range_not_satisfiable: { detail: 'The document has 48213 bytes.' },
  rate_limited: { detail: 'More than 1200 requests in a minute. Try again in 12 seconds.' },
  internal_error: {
    detail: 'Something went wrong on our side. Quote the request id when you write to us.',
    request_id: requestId,
  },
  entity_type_not_supported: {
    detail: 'Only a US LLC can be qualified in another state so far. This business is a corporation.',
  },
  jurisdiction_not_supported: {
    detail: 'Foreign qualification in US-PR is not supported. GET /v1/jurisdiction lists where it is.',
  },
  unavailable: {
    detail: 'The service cannot reach its database or its documents for the moment. Try again shortly.',
    request_id: requestId,
  },
};

/** Where a caller meets a problem that a qualification never has. */
const instances: Partial<Record<ProblemCode, string>> = {
  not_found: `/v1/filing/${ids.filing}`,
  method_not_allowed: '/v1/business',
  filing_not_cancelable: `/v1/filing/${ids.filing}/cancel`,
  case_not_awaiting_response: `/v1/case/${ids.case}/response`,
  registered_agent_not_active: `/v1/business/${ids.registration}/registered-agent`,
  filing_claimed: `/v1/operations/filing/${ids.filing}/claim`,
  stale_filing: `/v1/operations/filing/${ids.filing}/move`,
  transition_not_allowed: `/v1/operations/filing/${ids.filing}/move`,
  conflict: `/v1/sandbox/filing/${ids.filing}/advance`,
  code_required: '/console/session',
  code_not_valid: '/console/session',
  sign_in_again: '/console/api-key',
  plan_changed: `/v1/plan/${ids.plan}`,
  precondition_failed: `/v1/business/${ids.business}`,
  storage_limit_reached: `/v1/business/${ids.business}/document`,
  range_not_satisfiable: `/v1/document/${ids.document}/content`,
};

/** The example of a code; without an `instance`, at an address where a caller meets it. */
export function exampleProblem(
  code: ProblemCode,
  baseUrl: string,
  instance = instances[code] ?? '/v1/filing/foreign-qualification',
): Problem {
  const { title, status } = problems[code];
  const { detail, ...members } = particulars[code];
  return { type: `${baseUrl}/problems/${code}`, title, status, detail, instance, ...members };
}
