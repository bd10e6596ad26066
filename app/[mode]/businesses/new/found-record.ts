import type { RegistryRecord } from '#lib/contract/registry';
import type { Session } from '#lib/session/session';

/** `US-OH:2000037`, as the address carries it. */
export function nameOfFound({ jurisdiction, registration_number }: RegistryRecord): string {
  return `${jurisdiction}:${registration_number}`;
}

/** The chosen company, as the register has it now; null if it is no longer there. */
export async function foundRecord({ client }: Session, use: string | null): Promise<RegistryRecord | null> {
  const [jurisdiction = '', number = ''] = use?.split(':') ?? [];
  if (!jurisdiction || !number) return null;
  try {
    const { data } = await client.businesses.searchRegistry({ query: number, jurisdiction, limit: 10 });
    return data.find((record) => record.registration_number === number) ?? null;
  } catch {
    // The form can be filled in by hand all the same.
    return null;
  }
}

/** The form's answers from the register. */
export function answersOfFound(found: RegistryRecord): Record<string, unknown> {
  return {
    legal_name: found.legal_name,
    formation_jurisdiction: found.jurisdiction,
    registration_number: found.registration_number,
    ...(found.entity_type && { entity_type: found.entity_type }),
    ...(found.formation_date && { formation_date: found.formation_date }),
  };
}
