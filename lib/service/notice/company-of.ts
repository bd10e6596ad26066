import { eq } from 'drizzle-orm';
import type { Case } from '#lib/contract/case';
import type { Obligation } from '#lib/contract/obligation';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import type { EventRow } from '#lib/service/db/schema/events';
import { filings } from '#lib/service/db/schema/filings';

export type Company = { name: string; state: string };

/** The company and the state that an event is about: a case or an obligation has only an id of them. */
export async function companyOf(
  ctx: Context,
  tx: Tx,
  { object }: Pick<EventRow, 'object'>,
): Promise<Company | null> {
  const { parent_type, parent_id, business_id } = object as unknown as Partial<Case & Obligation>;
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
