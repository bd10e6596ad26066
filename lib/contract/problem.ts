import { z } from 'zod';

/** Every problem code with its status and title. A page explains each at {base_url}/problems/<code>. */
export const problems = {
  validation_error: { status: 400, title: 'The request is not valid' },
  business_incomplete: { status: 400, title: 'The business record is incomplete' },
  not_formation_registration: { status: 400, title: 'Not the formation-state registration' },
  expedited_tier_not_offered: { status: 400, title: 'The state does not offer this expedited tier' },
  name_not_available: { status: 400, title: 'The name is not available' },
  idempotency_key_invalid: { status: 400, title: 'The idempotency key is not valid' },
  unauthenticated: { status: 401, title: 'Missing or invalid credentials' },
  forbidden: { status: 403, title: 'Not permitted' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  already_registered: { status: 409, title: 'Already registered in this state' },
  idempotency_key_conflict: { status: 409, title: 'The idempotency key was used for another request' },
  filing_not_cancelable: { status: 409, title: 'The filing can no longer be canceled' },
  case_not_awaiting_response: { status: 409, title: 'The case does not await a response' },
  registered_agent_not_active: { status: 409, title: 'The registered agent is not active' },
  conflict: { status: 409, title: 'The resource does not allow this now' },
  remote_key_missing: { status: 409, title: 'No key for the filing service' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported content type' },
  range_not_satisfiable: { status: 416, title: 'The range is outside the document' },
  rate_limited: { status: 429, title: 'Rate limit exceeded' },
  internal_error: { status: 500, title: 'Something went wrong' },
  entity_type_not_supported: { status: 501, title: 'The entity type is not supported' },
  jurisdiction_not_supported: { status: 501, title: 'The jurisdiction is not supported yet' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const;

export type ProblemCode = keyof typeof problems;

export const FieldError = z
  .object({
    pointer: z.string().meta({
      description: 'JSON pointer into the body, or ?name for a query parameter',
      example: '/principal_address/postal_code',
    }),
    code: z.string().meta({ example: 'required' }),
    detail: z.string(),
    sources: z
      .array(z.string())
      .optional()
      .meta({ description: 'Addresses of the rules behind this, where known' }),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

export const NameConflict = z
  .object({
    kind: z.enum(['rule', 'record']),
    detail: z.string(),
    name: z.string().optional(),
    registration_number: z.string().optional(),
    jurisdiction: z.string().optional(),
    status: z.string().optional(),
  })
  .meta({ id: 'NameConflict' });
export type NameConflict = z.infer<typeof NameConflict>;

export const ExistingRegistration = z
  .object({
    business_id: z.string(),
    filing_id: z.string().nullable(),
    registration_number: z.string().nullable(),
    registration_date: z.string().nullable(),
    status: z.string(),
  })
  .meta({ id: 'ExistingRegistration' });
export type ExistingRegistration = z.infer<typeof ExistingRegistration>;

export const Problem = z
  .object({
    type: z.string().meta({ description: '{base_url}/problems/<code>' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().meta({ description: 'The path of the request' }),
    request_id: z.string().optional(),
    errors: z.array(FieldError).optional(),
    missing: z.array(z.object({ field: z.string(), detail: z.string() })).optional(),
    formation_business_id: z.string().optional(),
    offered: z.array(z.string()).optional(),
    conflicts: z.array(NameConflict).optional(),
    required_scope: z.string().optional(),
    existing_registration: ExistingRegistration.optional(),
    existing_filing_id: z.string().optional(),
    filing_status: z.string().optional(),
    case_status: z.string().optional(),
    registered_agent_status: z.string().optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 7807 problem details' });
export type Problem = z.infer<typeof Problem>;

/** The code at the end of a problem's type URI. */
export function problemCode(problem: Pick<Problem, 'type'>): string {
  return problem.type.slice(problem.type.lastIndexOf('/') + 1);
}
