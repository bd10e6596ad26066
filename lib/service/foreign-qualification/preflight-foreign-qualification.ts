import type { FieldError } from '#lib/contract/problem';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import type { Application } from '#lib/service/foreign-qualification/application';
import { askWithRegister } from '#lib/service/foreign-qualification/ask-with-register';
import { nameCheckOfQualification } from '#lib/service/foreign-qualification/check-name';
import { checks } from '#lib/service/foreign-qualification/checks';
import { loadApplication } from '#lib/service/foreign-qualification/load-application';
import type { Ask } from '#lib/service/submission/ask';
import { askOf } from '#lib/service/submission/ask-of';
import { checkJurisdiction, checkTier } from '#lib/service/submission/check-state';
import { feeQuestion } from '#lib/service/submission/fee-question';
import { type PreflightResult, withoutRepeats } from '#lib/service/submission/preflight-result';

/** Runs every check and answers all that fail at once; writes nothing. `structure` is what the body's schema found. */
export async function preflightForeignQualification(
  ctx: Context,
  body: Record<string, unknown>,
  structure: FieldError[],
): Promise<PreflightResult> {
  const ask = await askWithRegister(ctx, askOf(ctx, 'foreign_qualification', body));
  const application = await load(ctx, ask, structure);
  const failed =
    application instanceof ProblemError || application === null
      ? [application, checkJurisdiction(ask), checkTier(ask)]
      : checks.map((check) => check(application));
  const business = application instanceof ProblemError ? null : (application?.business ?? null);
  return {
    refusals: [
      ...(structure.length > 0 ? [invalid(structure)] : []),
      ...failed.flatMap((refusal) => (refusal ? withoutRepeats(refusal, structure) : [])),
    ],
    nameCheck:
      application instanceof ProblemError || application === null
        ? null
        : nameCheckOfQualification(application),
    fee: ask.rules ? toFeeQuote(feeQuestion(ask, ask.rules, business)) : null,
  };
}

/** Null where the body names no business at all, which its schema has refused. */
async function load(
  ctx: Context,
  ask: Ask,
  structure: FieldError[],
): Promise<Application | ProblemError | null> {
  if (structure.some(({ pointer }) => pointer === '' || pointer === '/business_id')) return null;
  try {
    return await withTenant(ctx, (tx) => loadApplication(ctx, tx, ask));
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return error;
    throw error;
  }
}
