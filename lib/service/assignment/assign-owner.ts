import { eq, inArray, sql } from 'drizzle-orm';
import type { Assignment, AssignOwnerRequest, OwnedObject, Owner } from '#lib/contract/assignment';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { assignments } from '#lib/service/db/schema/assignments';
import { people } from '#lib/service/db/schema/organizations';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { auditEach } from '#lib/service/event/record-event';
import { refuseUnknown } from '#lib/service/overview/objects-that-wait';
import { membersOf } from '#lib/service/person/load-member';

/**
 * Assigns objects to a person of the organization, or to nobody: all of them or none. Throws `not_found` for an id that
 * is not the organization’s, and `validation_error` for an owner who is not a member.
 */
export async function assignOwner(
  ctx: Context,
  { object, ids: given, owner_id, instead_of }: AssignOwnerRequest,
): Promise<Assignment> {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  const owner = owner_id === undefined ? null : await findMember(ctx, owner_id);
  const previous = await withTenant(
    ctx,
    async (tx) => {
      await refuseUnknown(ctx, tx, object, ids);
      const before = await readOwners(ctx, tx, ids);
      const changed = ids.filter((id) => {
        const has = before.get(id) ?? null;
        return has !== (owner?.id ?? null) && (instead_of === undefined || has === instead_of);
      });
      await write(ctx, tx, object, changed, owner);
      await auditEach(
        ctx,
        tx,
        `${object}.assigned`,
        object,
        changed.map((id) => ({
          id,
          before: { owner_id: before.get(id) ?? null },
          after: { owner_id: owner?.id ?? null },
        })),
      );
      return changed.map((id) => ({ id, owner_id: before.get(id) ?? null }));
    },
    ['assignment'],
  );
  return { object: 'assignment', owner, previous };
}

async function findMember(ctx: Context, id: string): Promise<Owner> {
  const [member] = await membersOf(ctx, ctx.parts.database.db, eq(people.id, id));
  if (member && !member.suspended_at) return { id: member.id, name: member.name };
  const detail = 'The owner must be an active member of the organization.';
  throw invalid([{ pointer: '/owner_id', code: 'not_a_member', detail }]);
}

async function readOwners(ctx: Context, tx: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: assignments.id, person: assignments.person_id })
    .from(assignments)
    .where(mine(ctx, assignments, inArray(assignments.id, ids)));
  return new Map(rows.map(({ id, person }) => [id, person]));
}

async function write(ctx: Context, tx: Tx, object: OwnedObject, ids: string[], owner: Owner | null) {
  if (ids.length === 0) return;
  if (owner === null) {
    await tx.delete(assignments).where(mine(ctx, assignments, inArray(assignments.id, ids)));
    return;
  }
  const rows = ids.map((id) => ({
    ...ofTenant(ctx),
    id,
    object,
    person_id: owner.id,
    assigned_at: ctx.now,
  }));
  await tx
    .insert(assignments)
    .values(rows)
    .onConflictDoUpdate({
      target: [assignments.organization_id, assignments.mode, assignments.id],
      set: { person_id: sql`excluded.person_id`, assigned_at: sql`excluded.assigned_at` },
    });
}
