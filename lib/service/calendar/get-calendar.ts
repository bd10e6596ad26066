import { asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { writeCalendar } from '#lib/service/calendar/write-calendar';
import type { Context } from '#lib/service/context';
import { mine, sameTenant } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { calendarFeeds } from '#lib/service/db/schema/calendar-feeds';
import { obligations } from '#lib/service/db/schema/obligations';
import { memberships } from '#lib/service/db/schema/organizations';
import { withTenant } from '#lib/service/db/tenant';
import { unknownPath } from '#lib/service/errors';
import { hashKey } from '#lib/service/keys';
import { obligationFilters } from '#lib/service/obligation/obligation-filters';
import { getOrganization } from '#lib/service/organization/get-organization';

// As many as calendar programs handle well; the earliest come first.
const mostEvents = 2000;

/** The calendar for a token, as text of RFC 5545. Throws `not_found` for an unknown or revoked token. */
export async function getCalendar(ctx: Context, token: string): Promise<string> {
  const own = { ...ctx, ...(await findFeed(ctx, token)) };
  const rows = await withTenant(own, (tx) =>
    tx
      .select({ obligation: obligations, business: businesses.legal_name })
      .from(obligations)
      .innerJoin(businesses, sameTenant(businesses, obligations, eq(businesses.id, obligations.business_id)))
      .where(mine(own, obligations, isNotNull(obligations.due_on), ...obligationFilters({ status: 'open' })))
      .orderBy(asc(obligations.due_on), asc(obligations.id))
      .limit(mostEvents),
  );
  const { name } = await getOrganization(own);
  return writeCalendar(own, name, rows);
}

/**
 * Only the token identifies the tenant, so this looks across tenants; people who have left the organization can no
 * longer read it.
 */
async function findFeed(
  { parts }: Context,
  token: string,
): Promise<Pick<Context, 'organizationId' | 'mode'>> {
  if (!/^[\w-]{43}$/.test(token)) throw unknownPath();
  const { db } = parts.database;
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.hash, hashKey(token)));
  if (!feed) throw unknownPath();
  const owner = { organizationId: feed.organization_id, mode: feed.mode };
  const { person_id, suspended_at } = memberships;
  const [member] = await db
    .select({ id: person_id })
    .from(memberships)
    .where(mine(owner, memberships, eq(person_id, feed.person_id), isNull(suspended_at)));
  if (!member) throw unknownPath();
  return owner;
}
