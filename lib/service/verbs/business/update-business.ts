import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Business, UpdateBusinessRequest } from '#lib/contract/business';
import { nameKey } from '#lib/domain/names/name-key';
import type { Context } from '#lib/service/context';
import { businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { toBusiness } from '#lib/service/verbs/business/to-business';
import { recordEvent } from '#lib/service/verbs/record-event';

/** A member left out stays, null clears it. A patch that changes nothing is no event. */
export function updateBusiness(ctx: Context, id: string, patch: UpdateBusinessRequest): Promise<Business> {
  if (!isId(id)) throw notFound('business');
  return withTenant(ctx, async (tx) => {
    const own = and(
      eq(businesses.organization_id, ctx.organizationId),
      eq(businesses.mode, ctx.mode),
      eq(businesses.id, id),
    );
    const [row] = await tx.select().from(businesses).where(own).for('update');
    if (!row) throw notFound('business');
    const changed = Object.entries(patch).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, row[name as keyof typeof patch]),
    );
    if (changed.length === 0) return toBusiness(row);

    const changes = {
      ...(Object.fromEntries(changed) as Partial<typeof row>),
      ...(patch.legal_name === undefined ? {} : { name_key: nameKey(patch.legal_name) }),
      // The home record is registered where the company was formed.
      ...(patch.formation_jurisdiction !== undefined &&
      row.formation_business_id === null &&
      row.registration_jurisdiction === row.formation_jurisdiction
        ? { registration_jurisdiction: patch.formation_jurisdiction }
        : {}),
      updated_at: ctx.now,
    };
    await tx.update(businesses).set(changes).where(own);
    const business = toBusiness({ ...row, ...changes });
    await recordEvent(ctx, tx, {
      type: 'business.updated',
      object: business,
      before: toBusiness(row),
    });
    return business;
  });
}
