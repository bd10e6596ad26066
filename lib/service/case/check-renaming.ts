import type { NameCheck } from '#lib/contract/name-check';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { ProblemError } from '#lib/service/errors';
import { checkName, nameCheckOfQualification } from '#lib/service/foreign-qualification/check-name';
import { loadRenaming } from '#lib/service/foreign-qualification/load-renaming';
import { loadFormation } from '#lib/service/formation/formation-application';
import { askOf } from '#lib/service/submission/ask-of';
import { sandboxRegister } from '#lib/service/submission/ask-register';
import { nameCheckOf, nameRefusal } from '#lib/service/submission/check-name';

export type Renaming = {
  /** Null where nothing stands against the name. */
  refusal: ProblemError | null;
  nameCheck: NameCheck | null;
};

/**
 * The naming check on another name for a filing that is under way. A register of live mode is not asked: that would go
 * over the network inside the transaction.
 */
export async function checkRenaming(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  name: string,
): Promise<Renaming> {
  const nameSources = ctx.mode === 'test' ? [sandboxRegister(ctx)] : [];
  if (filing.type === 'foreign_qualification') {
    const application = { ...(await loadRenaming(ctx, tx, filing, name)), nameSources };
    return { refusal: checkName(application), nameCheck: nameCheckOfQualification(application) };
  }
  const ask = askOf(ctx, 'formation', {
    ...filing.submission,
    jurisdiction: filing.jurisdiction,
    entity_name: name,
  });
  const place = { businessId: filing.business_id, hold: true };
  const application = { ...(await loadFormation(ctx, tx, ask, place)), nameSources };
  return { refusal: nameRefusal(application), nameCheck: nameCheckOf(application) };
}
