/** The resources that a key may be allowed to change. A write scope includes the read scope. */
export const writableResources = [
  'business',
  'document',
  'filing',
  'plan',
  'case',
  'obligation',
  'registered_agent',
  'agent_mail',
  'webhook_endpoint',
  'sandbox',
] as const;

/**
 * The resources that a key may be allowed to read. An `archive` contains the records, filings and documents of a
 * business.
 */
export const scopedResources = [
  ...writableResources,
  'archive',
  'approval',
  'event',
  'statement',
  'jurisdiction',
  'audit',
] as const;

export type WritableResource = (typeof writableResources)[number];
export type ScopedResource = (typeof scopedResources)[number];
export type ResourceScope = `${ScopedResource}:read` | `${WritableResource}:write`;

export const readScopes: readonly ResourceScope[] = scopedResources.map(
  (resource) => `${resource}:read` as const,
);
export const writeScopes: readonly ResourceScope[] = writableResources.map(
  (resource) => `${resource}:write` as const,
);
export const resourceScopes: readonly ResourceScope[] = [...readScopes, ...writeScopes];
