import type { Business } from '#lib/contract/business';
import type { FeeQuote } from '#lib/contract/fee';
import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import { checkStartOfBusiness, startOfBusiness } from '#lib/rules/requirement/check-start-of-business';
import { prefillFrom } from '#lib/rules/requirement/prefill-from';
import { getBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import { invalid } from '#lib/service/errors';
import { rulesInForce } from '#lib/service/rules-in-force';
import type { Ask } from '#lib/service/submission/ask';
import { askOf } from '#lib/service/submission/ask-of';
import { checkTier, jurisdictionNotSupported } from '#lib/service/submission/check-state';
import { feeQuestion } from '#lib/service/submission/fee-question';

export type FeeQuery = {
  jurisdiction: string;
  expeditedTier?: string | undefined;
  businessId?: string | undefined;
  answers: Record<string, unknown>;
};

/** Prices a filing of today. What the record of the business answers counts where the question leaves it out. */
export async function getFee(ctx: Context, type: OperationType, query: FeeQuery): Promise<FeeQuote> {
  const { jurisdiction, expeditedTier, businessId, answers } = query;
  const rules = rulesInForce(ctx, jurisdiction);
  if (!rules) throw jurisdictionNotSupported(type, jurisdiction);
  const business = businessId ? await getBusiness(ctx, businessId) : null;
  if (business) refuseStart(ctx, business, answers);
  const known = business ? knownAnswers(business, type, rules) : {};
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

/** A late fee would be counted from a day on which the company did not exist. */
function refuseStart(ctx: Context, { formation_date }: Business, answers: Record<string, unknown>): void {
  const limits = { today: civilDateOf(ctx.now), formed: formation_date };
  const refusal = checkStartOfBusiness(answers[startOfBusiness], limits);
  if (refusal) throw invalid([{ pointer: `?field.${startOfBusiness}`, ...refusal }]);
}

function knownAnswers(
  business: Business,
  type: OperationType,
  rules: JurisdictionRules,
): Record<string, unknown> {
  const prefill = prefillFrom(business, { rules, type, documents: [], today: '' });
  return Object.fromEntries(Object.entries(prefill).map(([name, { value }]) => [name, value]));
}
