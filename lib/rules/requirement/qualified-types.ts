import type { EntityType } from '#lib/contract/filing';

/** Check 3: the types that can be qualified in another state, a US LLC and a professional one. */
export const qualifiedTypes = ['llc', 'professional_llc'] as const satisfies readonly EntityType[];

export function canBeQualified(type: EntityType): boolean {
  return qualifiedTypes.some((qualified) => qualified === type);
}
