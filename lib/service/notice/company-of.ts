import { eq } from 'drizzle-orm';
import type { Case } from '#lib/contract/case';
import type { Filing } from '#lib/contract/filing';
import type { Obligation } from '#lib/contract/obligation';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import type { EventRow } from '#lib/service/db/schema/events';
import { filings } from '#lib/service/db/schema/filings';

/** What the resource of a filing or of agent mail says itself. */
type Named = Pick<Filing, 'legal_name' | 'jurisdiction'>;

export type Company = { name: string; state: string };

/** The company and the state that an event is about: a case or an obligation has only an id of the company. */
export async function companyOf(
  ctx: Context,
  tx: Tx,
  { object }: Pick<EventRow, 'object'>,
): Promise<Company | null> {
  const { legal_name, jurisdiction, parent_type, parent_id, business_id } = object as unknown as Partial<
    Named & Case & Obligation
  >;
  if (legal_name && jurisdiction) return { name: legal_name, state: jurisdiction };
  const id = parent_id ?? business_id;
  if (id === undefined) return null;
  const [company] =
    parent_type === 'filing'
      ? await tx
          .select({ name: filings.legal_name, state: filings.jurisdiction })
          .from(filings)
          .where(mine(ctx, filings, eq(filings.id, id)))
      : await tx
          .select({ name: businesses.legal_name, state: businesses.registration_jurisdiction })
          .from(businesses)
          .where(mine(ctx, businesses, eq(businesses.id, id)));
  return company ?? null;
}
