import type { ApiKey } from '#lib/contract/api-key';
import {
  type ResourceScope,
  readScopes,
  resourceScopes,
  type ScopedResource,
} from '#lib/contract/resource-scope';
import type { Role } from '#lib/contract/roles';
import { may, type Permission } from '#lib/rules/person/permissions';

export type KeyGrant = Pick<ApiKey, 'scope' | 'scopes'>;

const trail = 'audit:read';
const withoutTrail = (scopes: readonly ResourceScope[]) => scopes.filter((scope) => scope !== trail);

const named: Readonly<Record<Exclude<ApiKey['scope'], 'restricted'>, readonly ResourceScope[]>> = {
  full: withoutTrail(resourceScopes),
  read_only: withoutTrail(readScopes),
  audit: [trail],
};

/** What the key may do, one by one. */
export function scopesOfKey({ scope, scopes }: KeyGrant): readonly ResourceScope[] {
  return scope === 'restricted' ? scopes : named[scope];
}

/** The scope that an operation on the resource needs of a key. */
export function neededScope(resource: ScopedResource, write: boolean): string {
  return `${resource}:${write ? 'write' : 'read'}`;
}

/** Whether the key may do what an operation on the resource does. Whoever may write may read. */
export function permits(key: KeyGrant, resource: ScopedResource, write: boolean): boolean {
  const granted: readonly string[] = scopesOfKey(key);
  if (granted.includes(neededScope(resource, true))) return true;
  return !write && granted.includes(neededScope(resource, false));
}

/** What a person's roles must permit before they can give a key this scope: a developer makes keys that file, an administrator one that reads the audit trail. */
export function permissionFor(scope: ResourceScope): Permission {
  return scope === trail ? 'administer' : 'develop';
}

/** What the roles lack to make this key; null where they allow all that it may do. */
export function lackingFor(roles: readonly Role[], key: KeyGrant): Permission | null {
  const lacking = scopesOfKey(key).find((scope) => !may(roles, permissionFor(scope)));
  return lacking ? permissionFor(lacking) : null;
}
