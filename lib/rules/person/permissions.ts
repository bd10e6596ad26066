import type { Role } from '#lib/contract/roles';

/** What an operation may ask of a person. */
export type Permission = 'read' | 'prepare' | 'simulate' | 'approve' | 'develop' | 'administer';

/**
 * The one table of what each role permits: `prepare` is business records, documents, plans, submissions and the answers
 * to cases; `simulate` the sandbox; `approve` the decision on what somebody else submits; `develop` keys and webhooks;
 * `administer` the people and the settings of the organization.
 */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read'],
  preparer: ['read', 'prepare', 'simulate'],
  approver: ['read', 'approve'],
  developer: ['read', 'simulate', 'develop'],
  administrator: ['read', 'prepare', 'simulate', 'develop', 'administer'],
};

export function may(roles: readonly Role[], permission: Permission): boolean {
  return roles.some((role) => permissionsOf[role].includes(permission));
}
