import { type FeeQuery, FeeQuote } from '#lib/contract/fee';
import type { OperationType } from '#lib/contract/operation-type';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';
import { forEverybody } from '#lib/service/edge/repeat-answers';
import { respond } from '#lib/service/edge/route';
import { rulesInForce } from '#lib/service/rules-in-force';
import { jurisdictionNotSupported } from '#lib/service/submission/checks';
import { getFee, readFeeAnswers } from '#lib/service/submission/get-fee';

/** What a filing costs today. `sent` is the whole query, with parameters such as `field.NAME`. */
export async function feeAnswer(
  ctx: Context,
  type: OperationType,
  { jurisdiction, expedited_tier, business_id }: FeeQuery,
  sent: Record<string, string>,
): Promise<Response> {
  const rules = rulesInForce(ctx, jurisdiction);
  if (!rules) throw jurisdictionNotSupported(type, jurisdiction);
  const fee = await getFee(ctx, type, {
    jurisdiction,
    expeditedTier: expedited_tier,
    businessId: business_id,
    answers: readFeeAnswers(type, rules, sent, civilDateOf(ctx.now)),
  });
  const answer = respond(FeeQuote, fee);
  return business_id === undefined ? forEverybody(answer) : answer;
}
