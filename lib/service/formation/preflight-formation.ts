import type { FieldError } from '#lib/contract/problem';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { loadFormation } from '#lib/service/formation/formation-application';
import { formationChecks } from '#lib/service/formation/formation-checks';
import { newId } from '#lib/service/ids';
import { askOf } from '#lib/service/submission/ask-of';
import { askRegister } from '#lib/service/submission/ask-register';
import { nameCheckOf } from '#lib/service/submission/check-name';
import { feeQuestion } from '#lib/service/submission/fee-question';
import { type PreflightResult, withoutRepeats } from '#lib/service/submission/preflight-result';

/** Runs every check and answers all that fail at once; writes nothing. `structure` is what the body's schema found. */
export async function preflightFormation(
  ctx: Context,
  body: Record<string, unknown>,
  structure: FieldError[],
): Promise<PreflightResult> {
  const asked = askOf(ctx, 'formation', body);
  const register = await askRegister(ctx, asked.jurisdiction, async () => String(body.entity_name ?? ''));
  const ask = { ...asked, ...register };
  const application = await withTenant(ctx, (tx) =>
    loadFormation(ctx, tx, ask, { businessId: newId(ctx.now) }),
  );
  const failed = formationChecks.map((check) => check(application));
  return {
    refusals: [
      ...(structure.length > 0 ? [invalid(structure)] : []),
      ...failed.flatMap((refusal) => (refusal ? withoutRepeats(refusal, structure) : [])),
    ],
    nameCheck: nameCheckOf(application),
    fee: ask.rules ? toFeeQuote(feeQuestion(ask, ask.rules, null)) : null,
  };
}
