// Separate from the schema, because a page in the browser needs the codes without Zod.

import { statedProblems } from '#lib/contract/stated-problems';

/** Every problem code with its status and title. A page explains each at {base_url}/problems/<code>. */
export const problems = {
  validation_error: statedProblems.validation_error,
  business_incomplete: { status: 400, title: 'The business record is incomplete' },
  not_formation_registration: { status: 400, title: 'Not the formation-state registration' },
  expedited_tier_not_offered: { status: 400, title: 'The state does not offer this expedited tier' },
  name_not_available: { status: 400, title: 'The name is not available' },
  idempotency_key_invalid: { status: 400, title: 'The idempotency key is not valid' },
  unauthenticated: statedProblems.unauthenticated,
  code_required: { status: 401, title: 'A one-time code is required' },
  code_not_valid: { status: 401, title: 'The one-time code is not valid' },
  forbidden: statedProblems.forbidden,
  sign_in_again: { status: 403, title: 'Sign in again first' },
  second_factor_required: { status: 403, title: 'A second factor must be set up first' },
  not_found: statedProblems.not_found,
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  already_registered: { status: 409, title: 'Already registered in this state' },
  idempotency_key_conflict: { status: 409, title: 'The idempotency key was used for another request' },
  filing_not_cancelable: { status: 409, title: 'The filing can no longer be canceled' },
  case_not_awaiting_response: { status: 409, title: 'The case does not await a response' },
  registered_agent_not_active: { status: 409, title: 'The registered agent is not active' },
  filing_claimed: { status: 409, title: 'Somebody else works on this filing' },
  stale_filing: { status: 409, title: 'The filing has moved in the meantime' },
  transition_not_allowed: { status: 409, title: 'The filing does not allow this move' },
  plan_changed: { status: 409, title: 'The plan has changed' },
  conflict: statedProblems.conflict,
  organization_left: { status: 409, title: 'You went on in another organization' },
  remote_key_missing: { status: 409, title: 'No key for the filing service' },
  remote_key_refused: { status: 409, title: 'The filing service refuses your key' },
  precondition_failed: statedProblems.precondition_failed,
  storage_limit_reached: { status: 409, title: 'The storage of the organization is full' },
  payload_too_large: statedProblems.payload_too_large,
  unsupported_media_type: { status: 415, title: 'Unsupported content type' },
  range_not_satisfiable: { status: 416, title: 'The range is outside the document' },
  rate_limited: statedProblems.rate_limited,
  internal_error: statedProblems.internal_error,
  entity_type_not_supported: { status: 501, title: 'The entity type is not supported' },
  jurisdiction_not_supported: { status: 501, title: 'The jurisdiction is not supported yet' },
  unavailable: statedProblems.unavailable,
} as const;

export type ProblemCode = keyof typeof problems;
