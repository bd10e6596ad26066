import { eq } from 'drizzle-orm';
import type { OperatorKey } from '#lib/contract/operator-key';
import type { OperatorContext } from '#lib/service/context';
import { operatorKeys } from '#lib/service/db/schema/operator-keys';
import { people } from '#lib/service/db/schema/organizations';
import { notFound } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { isId } from '#lib/service/ids';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { toOperatorKey } from '#lib/service/operations/to-operator-key';
import { logAccess } from '#lib/service/session/log-access';

/** Revokes an operator key at once and permanently. Revoking it again changes nothing. */
export async function revokeOperatorKey(ctx: OperatorContext, id: string): Promise<OperatorKey> {
  if (!isId(id)) throw notFound('operator key');
  return acrossOrganizations(ctx, async (tx) => {
    const [found] = await tx.select().from(operatorKeys).where(eq(operatorKeys.id, id)).for('update');
    if (!found) throw notFound('operator key');
    const [by] = found.created_by
      ? await tx.select({ name: people.name }).from(people).where(eq(people.id, found.created_by))
      : [];
    const row = { ...found, revoked_at: found.revoked_at ?? ctx.now };
    if (!found.revoked_at) {
      await tx.update(operatorKeys).set({ revoked_at: row.revoked_at }).where(eq(operatorKeys.id, id));
      await audit(ctx, tx, 'operator_key.revoked', 'operator_key', id, {
        after: { revoked_at: ctx.now.toISOString() },
      });
      logAccess(ctx, 'operator_key.revoked', { object: id });
    }
    return toOperatorKey(row, by?.name ?? null, ctx.now);
  });
}
