import type { CaseResponse } from '#lib/contract/case';
import type { FieldError } from '#lib/contract/problem';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { answeredName } from '#lib/rules/case/answered-name';
import { checkHandover } from '#lib/rules/case/check-handover';
import { nameKey } from '#lib/rules/names/name-key';
import { type CaseState, checkCaseResponse } from '#lib/rules/requirement/check-case-response';
import { withoutReported } from '#lib/rules/requirement/field-errors';
import { loadBusiness } from '#lib/service/business/get-business';
import { checkRenaming } from '#lib/service/case/check-renaming';
import { documentsOnFile } from '#lib/service/case/documents-on-file';
import type { LockedCase } from '#lib/service/case/lock-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { rulesInForce } from '#lib/service/rules-in-force';

/** All faults of an answer: those that a submission with these values would be refused for, at the same places. */
export async function checkAnswer(
  ctx: Context,
  tx: Tx,
  locked: LockedCase,
  response: CaseResponse,
): Promise<FieldError[]> {
  const { row } = locked;
  const today = civilDateOf(ctx.now);
  const faults = [
    ...checkCaseResponse(row.request ?? { fields: [] }, response, {
      documents: await documentsOnFile(ctx, tx, locked),
      today,
      state: await stateOf(ctx, tx, locked),
    }),
    ...checkHandover(row.kind, response, today),
  ];
  return [...faults, ...withoutReported(await checkNewName(ctx, tx, locked, response), faults)];
}

/** Null for an EIN application, which goes to no state, and for an unknown state. */
async function stateOf(ctx: Context, tx: Tx, { row, filing }: LockedCase): Promise<CaseState | null> {
  if (filing?.type === 'ein') return null;
  const business = await loadBusiness(ctx, tx, filing?.business_id ?? row.parent_id);
  const rules = rulesInForce(ctx, filing?.jurisdiction ?? business.registration_jurisdiction);
  if (!rules) return null;
  const type = business.formation_business_id === null ? 'formation' : 'foreign_qualification';
  return { rules, type, business };
}

/**
 * A name that the filing has already, or that breaks a rule of the state, is refused at once at its field. Whether it
 * is available is checked by the review.
 */
async function checkNewName(
  ctx: Context,
  tx: Tx,
  { row, filing }: LockedCase,
  response: CaseResponse,
): Promise<FieldError[]> {
  const answered = answeredName(response);
  if (answered === null || filing === null || filing.type === 'ein') return [];
  const pointer = `/fields/${answered.field}`;
  if (row.kind === 'legal_name_change' && nameKey(answered.name) === nameKey(filing.legal_name)) {
    const detail = `“${answered.name}” is not distinguishable from “${filing.legal_name}”, which is not available. Enter another name.`;
    return [{ pointer, code: 'name_unchanged', detail }];
  }
  const { refusal } = await checkRenaming(ctx, tx, filing, answered.name);
  return (refusal?.members.conflicts ?? [])
    .filter(({ kind }) => kind === 'rule')
    .map(({ detail }) => ({ pointer, code: 'name_not_allowed', detail }));
}
