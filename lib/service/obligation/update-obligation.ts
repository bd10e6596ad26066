import { eq, inArray } from 'drizzle-orm';
import type { Obligation, UpdateObligationRequest } from '#lib/contract/obligation';
import type { FieldError } from '#lib/contract/problem';
import { isOpen, statusAt } from '#lib/rules/obligation/obligation-status';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { documents } from '#lib/service/db/schema/documents';
import type { ObligationRow } from '#lib/service/db/schema/obligations';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { lockObligation } from '#lib/service/obligation/get-obligation';
import { saveObligation } from '#lib/service/obligation/save-obligation';
import { endSuccessor, makeSuccessor } from '#lib/service/obligation/successor';
import { toObligation } from '#lib/service/obligation/to-obligation';
import { requireVersion } from '#lib/service/resource-version';

/**
 * Marks an obligation as done or as not applicable, reopens it, or changes its note, proof or date. With `ifMatch`,
 * only that version is changed. A recurring obligation has its successor only while it is done.
 */
export function updateObligation(
  ctx: Context,
  id: string,
  asked: UpdateObligationRequest,
  ifMatch: string | undefined,
): Promise<Obligation> {
  return withTenant(ctx, async (tx) => {
    const before = await lockObligation(ctx, tx, id);
    requireVersion(ifMatch, 'obligation', toObligation(before));
    const after = changed(ctx, before, asked);
    const faults = [...faultsOf(asked, after), ...(await documentFaults(ctx, tx, before, asked))];
    if (faults.length > 0) throw invalid(faults);
    await saveObligation(ctx, tx, before, after);
    const [wasDone, isDone] = [before, after].map(({ status }) => status === 'done');
    if (isDone && !wasDone) await makeSuccessor(ctx, tx, after);
    if (wasDone && !isDone) await endSuccessor(ctx, tx, after);
    return toObligation(after);
  });
}

function changed(ctx: Context, row: ObligationRow, asked: UpdateObligationRequest): ObligationRow {
  const { document_id = row.document_id, note = row.note, due_on = row.due_on } = asked;
  const stays = asked.status === undefined ? row.status : asked.status;
  const status = isOpen(stays) ? statusAt(due_on, ctx.now, ctx.parts.env.OBLIGATION_DUE_DAYS) : stays;
  return { ...row, document_id, note, due_on, status };
}

function faultsOf(asked: UpdateObligationRequest, after: ObligationRow): FieldError[] {
  const errors: FieldError[] = [];
  if (after.status === 'not_applicable' && after.note === null) {
    const detail = 'Say in a note why this obligation does not apply.';
    errors.push({ pointer: '/note', code: 'required', detail });
  }
  if (asked.due_on !== undefined && !isOpen(after.status)) {
    const detail = 'The date of an obligation can be changed only while it is open.';
    errors.push({ pointer: '/due_on', code: 'not_allowed', detail });
  }
  return errors;
}

/** A proof is a document of the registration, or of the company's home record. */
async function documentFaults(
  ctx: Context,
  tx: Tx,
  { business_id }: ObligationRow,
  { document_id }: UpdateObligationRequest,
): Promise<FieldError[]> {
  if (document_id == null) return [];
  const { formation_business_id: home } = await loadBusiness(ctx, tx, business_id);
  const owners = home === null ? [business_id] : [business_id, home];
  const [found] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(mine(ctx, documents, eq(documents.id, document_id), inArray(documents.business_id, owners)));
  if (found) return [];
  const detail = 'This is no document of the business. Upload it for the business first.';
  return [{ pointer: '/document_id', code: 'unknown_document', detail }];
}
