import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { ProblemError } from '#lib/service/errors';
import { askOf } from '#lib/service/verbs/application/ask-of';
import { nameRefusal } from '#lib/service/verbs/application/name-refusal';
import { checkName } from '#lib/service/verbs/foreign-qualification/check-name';
import { loadRenaming } from '#lib/service/verbs/foreign-qualification/load-renaming';
import { loadFormation } from '#lib/service/verbs/formation/formation-application';

/** The naming check on another name for a filing that is under way. Null where nothing stands against it. */
export async function renamingRefusal(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  name: string,
): Promise<ProblemError | null> {
  if (filing.type === 'foreign_qualification') return checkName(await loadRenaming(ctx, tx, filing, name));
  const ask = askOf(ctx, 'formation', {
    ...filing.submission,
    jurisdiction: filing.jurisdiction,
    entity_name: name,
  });
  return nameRefusal(await loadFormation(ctx, tx, ask, { businessId: filing.business_id, hold: true }));
}
