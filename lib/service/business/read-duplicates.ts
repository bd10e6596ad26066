import type { ExistingRegistration, OtherRegistration } from '#lib/contract/problem';
import { KnownBusinesses } from '#lib/rules/import/same-business';
import { theState } from '#lib/rules/the-state';
import { regionName } from '#lib/rules/us-regions';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import {
  type FactsOfBusiness,
  type HomeRecord,
  readFacts,
} from '#lib/service/foreign-qualification/application';

/** A registration, in force or in progress, of another home record of the same company. */
export type Duplicate = ExistingRegistration & { jurisdiction: string; record: HomeRecord };

// More are not read by anyone, and a record of which many are made, as in tests, would cost a reading each.
const mostRecords = 5;

/** In one state, or in all if none is named. It reads more only if there is such a record. */
export async function readDuplicates(
  ctx: Context,
  tx: Pick<Tx, 'run'>,
  { business, likely }: Pick<FactsOfBusiness, 'business' | 'likely'>,
  jurisdiction: string | null,
): Promise<Duplicate[]> {
  const company = new KnownBusinesses<true>();
  company.add(business, true);
  const duplicates: Duplicate[] = [];
  for (const record of likely.filter((one) => company.find(one)).slice(0, mostRecords)) {
    const { registrations } = await readFacts(ctx, tx, record.id, jurisdiction);
    const standing = (registrations ?? []).filter(({ status }) => status !== 'canceled');
    duplicates.push(...standing.map((registration) => ({ ...registration, record })));
  }
  return duplicates;
}

/** What a preflight says of it. It is never a refusal: only a person knows whether the two records are one company. */
export function toOtherRegistration({ record, jurisdiction, ...registration }: Duplicate): OtherRegistration {
  const { legal_name, registration_number: number } = record;
  const status = registration.status === 'pending' ? 'has a filing in progress' : 'is registered';
  return {
    ...registration,
    jurisdiction,
    legal_name,
    detail: `Another record of this company, ${legal_name}${number ? `, number ${number}` : ''}, ${status} in ${theState(regionName(jurisdiction))}. The company would be filed there twice.`,
  };
}
