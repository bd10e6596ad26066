// Separate from the other codes, because every page that calls the service loads these.

/** Problems that the dashboard reports without a response from the service. */
export const statedProblems = {
  validation_error: { status: 400, title: 'The request is not valid' },
  unauthenticated: { status: 401, title: 'Missing or invalid credentials' },
  forbidden: { status: 403, title: 'Not permitted' },
  not_found: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'The resource does not allow this now' },
  precondition_failed: { status: 412, title: 'The resource has changed' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  rate_limited: { status: 429, title: 'Rate limit exceeded' },
  internal_error: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const;

export type StatedCode = keyof typeof statedProblems;

/** The code at the end of a problem's type URI. */
export function problemCode(problem: { type: string }): string {
  return problem.type.slice(problem.type.lastIndexOf('/') + 1);
}
