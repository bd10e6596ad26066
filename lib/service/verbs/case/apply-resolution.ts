import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { LockedCase } from '#lib/service/verbs/case/lock-case';
import { renameRegistration } from '#lib/service/verbs/case/rename-registration';
import { endTerminationCase } from '#lib/service/verbs/registered-agent/end-termination-case';

/** What resolving a case changes beyond the case. Answers why it cannot be resolved, in Markdown, or null. */
export async function applyResolution(ctx: Context, tx: Tx, locked: LockedCase): Promise<string | null> {
  const { row, filing } = locked;
  switch (row.kind) {
    case 'missing_information':
      return null;
    case 'legal_name_change':
      return filing && row.response ? renameRegistration(ctx, tx, filing, row.response) : null;
    case 'ra_termination':
      if (row.parent_type === 'business') await endTerminationCase(ctx, tx, row.parent_id, row.response);
      return null;
  }
}
