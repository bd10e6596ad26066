import { addDays } from '#lib/rules/calendar/days';
import { nameKey } from '#lib/rules/names/name-key';
import type { registryRecords } from '#lib/service/db/schema/registry-records';
import { inventedName } from '#lib/service/registry/invented-names';

export type RegistryRow = typeof registryRecords.$inferSelect;

const perJurisdiction = 400;

/** The number of records in the sandbox's register. */
export function countInvented(jurisdictions: readonly string[]): number {
  return jurisdictions.length * perJurisdiction;
}

/** The invented companies of one jurisdiction, the same at every start. `place` is the index of the first among all. */
export function inventRecords(jurisdiction: string, place: number): RegistryRow[] {
  return Array.from({ length: perJurisdiction }, (_, at) => {
    const n = place * perJurisdiction + at;
    const legal_name = inventedName(n);
    return {
      jurisdiction,
      registration_number: String(2_000_000 + n * 37),
      legal_name,
      name_key: nameKey(legal_name),
      entity_type: 'llc',
      status: 'active',
      formation_date: addDays('1992-01-06', (n * 613) % 12_000),
    };
  });
}
