import type { ApiKey } from '#lib/contract/api-key';
import {
  type ResourceScope,
  readScopes,
  resourceScopes,
  type ScopedResource,
} from '#lib/contract/resource-scope';
import type { Role } from '#lib/contract/roles';
import { may } from '#lib/rules/person/permissions';

export type KeyGrant = Pick<ApiKey, 'scope' | 'scopes'>;

/** The scope that only an administrator may give to a key. */
export const trailScope = 'audit:read';
const withoutTrail = (scopes: readonly ResourceScope[]) => scopes.filter((scope) => scope !== trailScope);

const named: Readonly<Record<Exclude<ApiKey['scope'], 'restricted'>, readonly ResourceScope[]>> = {
  full: withoutTrail(resourceScopes),
  read_only: withoutTrail(readScopes),
  audit: [trailScope],
};

/** The key's scopes, one by one. */
function scopesOfKey({ scope, scopes }: KeyGrant): readonly ResourceScope[] {
  return scope === 'restricted' ? scopes : named[scope];
}

/** A developer may create and roll keys, but none that reads the audit log. */
export function mayMakeKey(roles: readonly Role[], key: KeyGrant): boolean {
  return may(roles, scopesOfKey(key).includes(trailScope) ? 'administer' : 'develop');
}

/** The scope that a key needs for an operation on the resource. */
export function neededScope(resource: ScopedResource, write: boolean): string {
  return `${resource}:${write ? 'write' : 'read'}`;
}

/** Whether the key may call an operation on the resource. Write scope includes read scope. */
export function permits(key: KeyGrant, resource: ScopedResource, write: boolean): boolean {
  const granted: readonly string[] = scopesOfKey(key);
  if (granted.includes(neededScope(resource, true))) return true;
  return !write && granted.includes(neededScope(resource, false));
}
