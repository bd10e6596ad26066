import type { NameCheck } from '#lib/contract/name-check';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { ProblemError } from '#lib/service/errors';
import { loadApplication } from '#lib/service/foreign-qualification/application';
import { checkName, nameCheckOfQualification } from '#lib/service/foreign-qualification/checks';
import { loadFormation } from '#lib/service/formation/application';
import { nameCheckOf, nameRefusal } from '#lib/service/submission/checks';
import { sandboxRegister } from '#lib/service/submission/names-on-record';
import { submissionOf } from '#lib/service/submission/submission';

export type Renaming = {
  /** Null if the name is allowed. */
  refusal: ProblemError | null;
  nameCheck: NameCheck | null;
};

/**
 * Checks another name for a filing in progress. In live mode no register is searched, as that would use the network
 * inside the transaction.
 */
export async function checkRenaming(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  name: string,
): Promise<Renaming> {
  const nameSources = ctx.mode === 'test' ? [sandboxRegister(ctx)] : [];
  const sent = { ...filing.submission, jurisdiction: filing.jurisdiction };
  if (filing.type === 'foreign_qualification') {
    const submission = submissionOf(ctx, 'foreign_qualification', {
      ...sent,
      business_id: filing.formation_business_id,
    });
    const loaded = await loadApplication(ctx, tx, submission, { hold: true, otherName: name });
    const application = { ...loaded, nameSources };
    return { refusal: checkName(application), nameCheck: nameCheckOfQualification(application) };
  }
  const submission = submissionOf(ctx, 'formation', { ...sent, entity_name: name });
  const place = { businessId: filing.business_id, hold: true };
  const application = { ...(await loadFormation(ctx, tx, submission, place)), nameSources };
  return { refusal: nameRefusal(application), nameCheck: nameCheckOf(application) };
}
