import { and, eq } from 'drizzle-orm';
import type { ClaimFilingRequest, ClaimNextRequest, DeskFiling } from '#lib/contract/desk-filing';
import type { OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { notFound, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { nobodysClaim } from '#lib/service/filing/change-filing';
import { isId } from '#lib/service/ids';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import {
  claimFor,
  refuseClaimedByOther,
  refuseStanding,
  refuseWaiting,
} from '#lib/service/operations/claim-rules';
import {
  type ClaimColumns,
  claimOf,
  deskFilters,
  promisedOrNever,
  readDeskRows,
  toDeskFiling,
} from '#lib/service/operations/desk-rows';
import { makeOnceAtDesk } from '#lib/service/operations/make-once-at-desk';
import type { Once } from '#lib/service/submission/make-once';

/** Claims a filing to work on it. The same operator keeps the claim; only a lead may take over another's. */
export function claimFiling(
  ctx: OperatorContext,
  id: string,
  { take_over }: ClaimFilingRequest,
): Promise<DeskFiling> {
  return acrossOrganizations(ctx, async (tx) => {
    const row = await lockForDesk(tx, id);
    refuseStanding(row);
    refuseWaiting(row);
    const held = claimOf(row, ctx.now);
    if (held?.by.id === ctx.operator.id) return showDeskFiling(ctx, tx, id);
    if (take_over && held) refuseUnlessLead(ctx);
    else refuseClaimedByOther(ctx, row);
    await setClaim(ctx, tx, row, claimFor(ctx, row), held ? 'filing.taken_over' : 'filing.claimed');
    return showDeskFiling(ctx, tx, id);
  });
}

/** Releases a filing. A lead may release another operator's claim; a filing without a claim stays as it is. */
export function releaseFiling(ctx: OperatorContext, id: string): Promise<DeskFiling> {
  return acrossOrganizations(ctx, async (tx) => {
    const row = await lockForDesk(tx, id);
    refuseStanding(row);
    const held = claimOf(row, ctx.now);
    if (held && !ctx.operator.roles.includes('lead')) refuseClaimedByOther(ctx, row);
    if (held) await setClaim(ctx, tx, row, nobodysClaim, 'filing.released');
    return showDeskFiling(ctx, tx, id);
  });
}

/**
 * Claims the first filing of the queue that has no claim and waits for the desk: not for the partner's answer, and not
 * for the formation that it was submitted with. Null if there is none. Two callers at once get two filings.
 */
export function claimNext(
  ctx: OperatorContext,
  { filters }: ClaimNextRequest,
  once: Once | undefined,
): Promise<DeskFiling | null> {
  const { status, jurisdiction, type, organization_id, expedited, answered, promised_before, q } =
    filters ?? {};
  const wanted = deskFilters(ctx, {
    status: status ?? 'open',
    ...(jurisdiction && { jurisdiction }),
    ...(type && { type }),
    ...(organization_id && { organization_id }),
    ...(expedited != null && { expedited: expedited ? 'true' : 'false' }),
    ...(answered && { answered: 'true' }),
    ...(promised_before && { promised_before }),
    ...(q && { q }),
    claimed_by: 'none',
  });
  return makeOnceAtDesk(ctx, once, {
    make: async (tx) => {
      const [row] = await tx
        .select()
        .from(filings)
        .where(and(wanted, eq(filings.needs_response, false)))
        .orderBy(promisedOrNever, filings.id)
        .limit(1)
        .for('update', { of: filings, skipLocked: true });
      if (!row) return null;
      refuseStanding(row);
      await setClaim(ctx, tx, row, claimFor(ctx, row), 'filing.claimed');
      return showDeskFiling(ctx, tx, row.id);
    },
    show: (tx, id) => showDeskFiling(ctx, tx, id),
  });
}

/** The row of a filing of any organization, locked until the transaction ends; 404 if there is none. */
async function lockForDesk(tx: Tx, id: string): Promise<FilingRow> {
  if (!isId(id)) throw notFound('filing');
  const [seen] = await tx
    .select({ mode: filings.mode, status: filings.status })
    .from(filings)
    .where(eq(filings.id, id));
  if (!seen) throw notFound('filing');
  // The desk never locks a test filing, not even briefly.
  if (seen.mode === 'test') refuseStanding(seen);
  const [row] = await tx.select().from(filings).where(eq(filings.id, id)).for('update');
  if (!row) throw notFound('filing');
  return row;
}

async function showDeskFiling(ctx: OperatorContext, tx: Tx, id: string): Promise<DeskFiling> {
  const [row] = await readDeskRows(tx, eq(filings.id, id), 1);
  if (!row) throw notFound('filing');
  return toDeskFiling(row, ctx.now);
}

async function setClaim(
  ctx: OperatorContext,
  tx: Tx,
  { id, claimed_by }: FilingRow,
  claim: ClaimColumns,
  action: 'filing.claimed' | 'filing.released' | 'filing.taken_over',
): Promise<void> {
  await tx.update(filings).set(claim).where(eq(filings.id, id));
  await audit(ctx, tx, action, 'filing', id, {
    before: { claimed_by },
    after: { claimed_by: claim.claimed_by },
  });
}

function refuseUnlessLead({ operator }: OperatorContext): void {
  if (operator.roles.includes('lead')) return;
  throw new ProblemError('forbidden', 'Only a lead can take over a filing that somebody else works on.', {
    required_scope: 'lead',
  });
}
