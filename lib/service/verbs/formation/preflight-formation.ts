import type { FieldError } from '#lib/contract/problem';
import { toFeeQuote } from '#lib/domain/fees/to-fee-quote';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { newId } from '#lib/service/ids';
import { askOf } from '#lib/service/verbs/application/ask-of';
import { askRegister } from '#lib/service/verbs/application/ask-register';
import { feeQuestion } from '#lib/service/verbs/application/fee-question';
import { type PreflightResult, withoutRepeats } from '#lib/service/verbs/application/preflight-result';
import { loadFormation } from '#lib/service/verbs/formation/formation-application';
import { formationChecks } from '#lib/service/verbs/formation/formation-checks';

/** Runs every check and answers all that fail at once; writes nothing. `structure` is what the body's schema found. */
export async function preflightFormation(
  ctx: Context,
  body: Record<string, unknown>,
  structure: FieldError[],
): Promise<PreflightResult> {
  const asked = askOf(ctx, 'formation', body);
  const registered = await askRegister(ctx, asked.jurisdiction, async () => String(body.entity_name ?? ''));
  const ask = { ...asked, registered };
  const application = await withTenant(ctx, (tx) =>
    loadFormation(ctx, tx, ask, { businessId: newId(ctx.now) }),
  );
  const failed = formationChecks.map((check) => check(application));
  return {
    refusals: [
      ...(structure.length > 0 ? [invalid(structure)] : []),
      ...failed.flatMap((refusal) => (refusal ? withoutRepeats(refusal, structure) : [])),
    ],
    fee: ask.rules ? toFeeQuote(feeQuestion(ask, ask.rules, null)) : null,
  };
}
