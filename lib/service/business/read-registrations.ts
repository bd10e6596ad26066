import { count, eq, inArray } from 'drizzle-orm';
import { isOpenCaseRow } from '#lib/service/case/case-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { businesses, type RegistrationState } from '#lib/service/db/schema/businesses';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';

export type Registrations = {
  foreign: { home: string | null; jurisdiction: string; state: RegistrationState }[];
  /** Open cases by the home business whose filing they block. */
  openCases: Map<string, number>;
};

/** The other states where the given home businesses are registered, and how many cases wait on their filings. */
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
    .select({ home: filings.formation_business_id, cases: count() })
    .from(cases)
    .innerJoin(filings, sameTenant(filings, cases, eq(filings.id, cases.parent_id)))
    .where(mine(ctx, cases, isOpenCaseRow, inArray(filings.formation_business_id, homes)))
    .groupBy(filings.formation_business_id);
  return { foreign, openCases: new Map(open.flatMap(({ home, cases: n }) => (home ? [[home, n]] : []))) };
}
