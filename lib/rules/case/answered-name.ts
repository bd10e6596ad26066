import type { CaseResponse } from '#lib/contract/case';

/**
 * The fields that give the name under which a filing is made. Interface document: Case response payload, request
 * bodies.
 */
export const nameFields = ['legal_name', 'entity_name', 'alternate_name'] as const;

/** The name that an answer gives for the filing, with its field; null if it gives none. */
export function answeredName(response: CaseResponse | null): { field: string; name: string } | null {
  for (const field of nameFields) {
    const value = response?.fields[field];
    if (typeof value === 'string' && value.trim() !== '') return { field, name: value.trim() };
  }
  return null;
}
