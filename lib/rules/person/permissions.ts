import type { Role } from '#lib/contract/roles';

/** What an operation may ask of a person. */
export type Permission = 'read' | 'comment' | 'prepare' | 'simulate' | 'approve' | 'develop' | 'administer';

/**
 * What each role permits: `comment` is what people say to each other; `prepare` is business records, documents, plans,
 * submissions and the answers to cases; `simulate` the sandbox; `approve` the decision on what somebody else submits;
 * `develop` keys and webhooks; `administer` the people and the settings of the organization.
 */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read'],
  preparer: ['read', 'comment', 'prepare', 'simulate'],
  approver: ['read', 'comment', 'approve'],
  developer: ['read', 'comment', 'simulate', 'develop'],
  administrator: ['read', 'comment', 'prepare', 'simulate', 'develop', 'administer'],
};

export function may(roles: readonly Role[], permission: Permission): boolean {
  return roles.some((role) => permissionsOf[role].includes(permission));
}
