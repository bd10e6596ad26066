import type { ApiKey } from '#lib/contract/api-key';
import {
  type ResourceScope,
  readScopes,
  resourceScopes,
  type ScopedResource,
} from '#lib/contract/resource-scope';

export type KeyGrant = Pick<ApiKey, 'scope' | 'scopes'>;

/** The scope that only an administrator gives to a key. */
export const trailScope = 'audit:read';
const withoutTrail = (scopes: readonly ResourceScope[]) => scopes.filter((scope) => scope !== trailScope);

const named: Readonly<Record<Exclude<ApiKey['scope'], 'restricted'>, readonly ResourceScope[]>> = {
  full: withoutTrail(resourceScopes),
  read_only: withoutTrail(readScopes),
  audit: [trailScope],
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
