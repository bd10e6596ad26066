import { eq } from 'drizzle-orm';
import type { StaffRole } from '#lib/contract/roles';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { staff } from '#lib/service/db/schema/organizations';
import { audit } from '#lib/service/event/record-event';

/** Sets a person's roles at the operations desk; without a role they are no longer staff. */
export async function setStaff(ctx: Context, tx: Tx, person_id: string, roles: StaffRole[]): Promise<void> {
  const [found] = await tx.select({ roles: staff.roles }).from(staff).where(eq(staff.person_id, person_id));
  if (roles.length === 0) await tx.delete(staff).where(eq(staff.person_id, person_id));
  else {
    await tx
      .insert(staff)
      .values({ person_id, roles, created_at: ctx.now })
      .onConflictDoUpdate({ target: staff.person_id, set: { roles } });
  }
  const action = roles.length ? 'staff.granted' : 'staff.revoked';
  const changes = { before: { staff_roles: found?.roles ?? [] }, after: { staff_roles: roles } };
  await audit(ctx, tx, action, 'person', person_id, changes);
}
