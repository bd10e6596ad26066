import { count, eq, inArray, or } from 'drizzle-orm';
import { isOpenCaseRow } from '#lib/service/case/case-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { businesses, type RegistrationState } from '#lib/service/db/schema/businesses';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';

export type Registrations = {
  foreign: { home: string | null; jurisdiction: string; state: RegistrationState }[];
  /** Open cases by the business whose filing they block: the record that it is for, and its home record. */
  openCases: Map<string, number>;
};

/** The other states where the given businesses are registered, and how many cases wait on their filings. */
export async function readRegistrations(ctx: Context, tx: Tx, homes: string[]): Promise<Registrations> {
  if (homes.length === 0) return { foreign: [], openCases: new Map() };
  const foreign = await tx
    .select({
      home: businesses.formation_business_id,
      jurisdiction: businesses.registration_jurisdiction,
      state: businesses.registration_state,
    })
    .from(businesses)
    .where(mine(ctx, businesses, inArray(businesses.formation_business_id, homes)));
  const open = await tx
    .select({ home: filings.formation_business_id, own: filings.business_id, cases: count() })
    .from(cases)
    .innerJoin(filings, sameTenant(filings, cases, eq(filings.id, cases.parent_id)))
    .where(
      mine(
        ctx,
        cases,
        isOpenCaseRow,
        or(inArray(filings.formation_business_id, homes), inArray(filings.business_id, homes)),
      ),
    )
    .groupBy(filings.formation_business_id, filings.business_id);
  const openCases = new Map<string, number>();
  for (const { home, own, cases: found } of open)
    for (const id of [own, ...(home ? [home] : [])]) openCases.set(id, (openCases.get(id) ?? 0) + found);
  return { foreign, openCases };
}
