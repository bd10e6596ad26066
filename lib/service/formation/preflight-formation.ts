import type { FieldError } from '#lib/contract/problem';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import { givenName } from '#lib/rules/names/given-name';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { formationChecks, loadFormation } from '#lib/service/formation/application';
import { newId } from '#lib/service/ids';
import { nameCheckOf } from '#lib/service/submission/checks';
import { searchRegister } from '#lib/service/submission/names-on-record';
import { type PreflightResult, refusalsOf } from '#lib/service/submission/preflight';
import { feeQuestion, submissionOf } from '#lib/service/submission/submission';

/** Runs every check and answers all that fail at once; writes nothing. `structure` is what the body's schema found. */
export async function preflightFormation(
  ctx: Context,
  body: Record<string, unknown>,
  structure: FieldError[],
): Promise<PreflightResult> {
  const sent = submissionOf(ctx, 'formation', body);
  const register = await searchRegister(ctx, sent.jurisdiction, async () => givenName(body.entity_name));
  const submission = { ...sent, ...register };
  const application = await withTenant(ctx, (tx) =>
    loadFormation(ctx, tx, submission, { businessId: newId(ctx.now) }),
  );
  const { rules } = submission;
  return {
    refusals: refusalsOf(
      structure,
      formationChecks.map((check) => check(application)),
    ),
    nameCheck: nameCheckOf(application),
    fee: rules && toFeeQuote(feeQuestion(submission, rules, null)),
    otherRegistrations: [],
  };
}
