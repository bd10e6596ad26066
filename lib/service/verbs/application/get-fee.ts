import type { FeeQuote } from '#lib/contract/fee';
import type { OperationType } from '#lib/contract/requirement';
import { toFeeQuote } from '#lib/domain/fees/to-fee-quote';
import { prefillFrom } from '#lib/domain/requirement/prefill-from';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { Context } from '#lib/service/context';
import { rulesInForce } from '#lib/service/rules-in-force';
import type { Ask } from '#lib/service/verbs/application/ask';
import { askOf } from '#lib/service/verbs/application/ask-of';
import { checkTier, jurisdictionNotSupported } from '#lib/service/verbs/application/check-state';
import { feeQuestion } from '#lib/service/verbs/application/fee-question';
import { getBusiness } from '#lib/service/verbs/business/get-business';

export interface FeeQuery {
  jurisdiction: string;
  expeditedTier?: string | undefined;
  businessId?: string | undefined;
  answers: Record<string, unknown>;
}

/** Prices a filing of today. What the record of the business answers counts where the question leaves it out. */
export async function getFee(ctx: Context, type: OperationType, query: FeeQuery): Promise<FeeQuote> {
  const { jurisdiction, expeditedTier, businessId, answers } = query;
  const rules = rulesInForce(ctx, jurisdiction);
  if (!rules) throw jurisdictionNotSupported(type, jurisdiction);
  const known = businessId ? await knownAnswers(ctx, type, rules, businessId) : {};
  const ask: Ask = askOf(ctx, type, {
    ...known,
    ...answers,
    jurisdiction,
    ...(expeditedTier && { expedited_tier: expeditedTier }),
  });
  const refusal = checkTier(ask);
  if (refusal) throw refusal;
  return toFeeQuote(feeQuestion(ask, rules, null));
}

async function knownAnswers(
  ctx: Context,
  type: OperationType,
  rules: JurisdictionRules,
  businessId: string,
): Promise<Record<string, unknown>> {
  const business = await getBusiness(ctx, businessId);
  const prefill = prefillFrom(business, { rules, type, documents: [], today: '' });
  return Object.fromEntries(Object.entries(prefill).map(([name, { value }]) => [name, value]));
}
