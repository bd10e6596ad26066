import type { z } from 'zod';
import type { ApprovalOperation } from '#lib/contract/approval';
import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { FormationRequest } from '#lib/contract/formation';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';
import { sealedAt } from '#lib/service/approval/hold-for-approval';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { ApprovalRow } from '#lib/service/db/schema/approvals';
import { withoutNulls } from '#lib/service/edge/without-nulls';
import { invalid } from '#lib/service/errors';
import { qualifyingOf } from '#lib/service/foreign-qualification/create-foreign-qualification';
import { formingOf } from '#lib/service/formation/create-formation';
import { unseal } from '#lib/service/sealed';
import type { SentBody } from '#lib/service/submission/sent-body';
import type { Submission } from '#lib/service/submission/submission';
import { type Made, makeChecked, registerOf, type Submitting } from '#lib/service/submission/submit';

/** A held submission that is about to be submitted again: byte for byte as it was sent, through all current checks. */
export type Again = {
  locks: readonly string[];
  make: (tx: Tx) => Promise<Made>;
};

/** Throws if the body would now be refused for its structure. */
export async function submittingAgain(
  ctx: Context,
  { id, operation, body_sealed }: ApprovalRow,
): Promise<Again> {
  if (body_sealed === null) throw new Error(`Approval ${id} keeps no body.`);
  const json = unseal(ctx.parts, sealedAt(id), body_sealed);
  const whole = { body: JSON.parse(json), json };
  return operations[operation](ctx, whole);
}

const operations: Record<ApprovalOperation, (ctx: Context, whole: SentBody) => Promise<Again>> = {
  createForeignQualification: (ctx, whole) =>
    again(ctx, qualifyingOf(ctx, parsed(ForeignQualificationRequest, whole), whole)),
  createFormation: (ctx, whole) => again(ctx, formingOf(ctx, parsed(FormationRequest, whole), whole)),
};

function parsed<S extends z.ZodType>(schema: S, { body }: SentBody): z.output<S> {
  const result = schema.safeParse(withoutNulls(body, 'POST'));
  if (result.success) return result.data;
  throw invalid(fieldErrorsOf(result.error));
}

async function again<A extends Submission>(ctx: Context, submitting: Submitting<A>): Promise<Again> {
  const register = await registerOf(ctx, submitting);
  return { locks: submitting.locks ?? [], make: (tx) => makeChecked(tx, submitting, register) };
}
