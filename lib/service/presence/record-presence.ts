import { asc, eq, gte, ne } from 'drizzle-orm';
import type { Presence, PresenceQuery } from '#lib/contract/presence';
import { namesOf } from '#lib/service/comment/mentions';
import type { Context } from '#lib/service/context';
import { mine, ofTenant } from '#lib/service/db/mine';
import { presences } from '#lib/service/db/schema/presences';
import { withTenant } from '#lib/service/db/tenant';
import { refuseUnknown } from '#lib/service/overview/objects-that-wait';

// A page polls every 20 seconds, so a person who missed two polls has left.
const presentMs = 50_000;

/**
 * Records that the caller has the object open, and returns who else has. Throws `not_found` if it is not the
 * organization's.
 */
export async function recordPresence(ctx: Context, { object, id }: PresenceQuery): Promise<Presence> {
  const personId = ctx.actor.id ?? '';
  // People look in real time, also at what is in test mode.
  const now = ctx.parts.clock();
  const others = await withTenant(ctx, async (tx) => {
    await refuseUnknown(ctx, tx, object, [id]);
    await tx
      .insert(presences)
      .values({
        ...ofTenant(ctx),
        subject_id: id,
        person_id: personId,
        seen_at: now,
      })
      .onConflictDoUpdate({
        target: [presences.organization_id, presences.mode, presences.subject_id, presences.person_id],
        set: { seen_at: now },
      });
    return tx
      .select({ id: presences.person_id })
      .from(presences)
      .where(
        mine(
          ctx,
          presences,
          eq(presences.subject_id, id),
          ne(presences.person_id, personId),
          gte(presences.seen_at, new Date(now.getTime() - presentMs)),
        ),
      )
      .orderBy(asc(presences.person_id));
  });
  const names = await namesOf(
    ctx,
    others.map((one) => one.id),
  );
  return { object: 'presence', people: others.map((one) => ({ id: one.id, name: names.get(one.id) ?? '' })) };
}
