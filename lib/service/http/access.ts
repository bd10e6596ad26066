/**
 * Who may call a route. `read` and `write`: a key or a person (`write` not with read-only scope); `sandbox` and
 * `sandbox_read`: as these, test mode only; `person` and `admin`: someone signed in to the dashboard; `dashboard`: the dashboard
 * itself, before a sign-in; `public`: anyone.
 */
export type Access =
  | 'public'
  | 'dashboard'
  | 'read'
  | 'write'
  | 'sandbox'
  | 'sandbox_read'
  | 'person'
  | 'person_write'
  | 'admin';
