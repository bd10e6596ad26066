import { eq } from 'drizzle-orm';
import type { StaffRole } from '#lib/contract/roles';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { staff } from '#lib/service/db/schema/organizations';
import { audit } from '#lib/service/event/record-event';

/** What a person is at the operations desk; with no role they are no staff any more. */
export async function setStaff(ctx: Context, tx: Tx, person_id: string, roles: StaffRole[]): Promise<void> {
  if (roles.length === 0) await tx.delete(staff).where(eq(staff.person_id, person_id));
  else {
    await tx
      .insert(staff)
      .values({ person_id, roles, created_at: ctx.now })
      .onConflictDoUpdate({ target: staff.person_id, set: { roles } });
  }
  await audit(ctx, tx, roles.length ? 'staff.granted' : 'staff.revoked', 'person', person_id);
}
