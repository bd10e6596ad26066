import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { audit, type Changes } from '#lib/service/event/record-event';
import { organizationWide } from '#lib/service/session/log-access';

/**
 * An action on a person that concerns no single organization is recorded in the audit log of each of their
 * organizations.
 */
export async function auditPerson(
  ctx: Context,
  tx: Tx,
  action: string,
  { id, organizations }: { id: string; organizations: readonly { id: string }[] },
  changes: Changes | null,
): Promise<void> {
  for (const organization of organizations) {
    await audit(
      { ...organizationWide(ctx), organizationId: organization.id },
      tx,
      action,
      'person',
      id,
      changes,
    );
  }
}
