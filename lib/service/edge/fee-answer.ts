import { LRUCache } from 'lru-cache';
import { type FeeQuery, FeeQuote } from '#lib/contract/fee';
import type { OperationType } from '#lib/contract/operation-type';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';
import { jsonText } from '#lib/service/edge/route';
import { rulesInForce } from '#lib/service/rules-in-force';
import { jurisdictionNotSupported } from '#lib/service/submission/checks';
import { getFee, readFeeAnswers } from '#lib/service/submission/get-fee';

// A quote depends only on the rules, the query and the day. It is cached as the bytes that are sent.
const quoted = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 4000 });

/** What a filing costs today. `sent` is the whole query, with parameters such as `field.NAME`. */
export async function feeAnswer(
  ctx: Context,
  type: OperationType,
  { jurisdiction, expedited_tier, business_id }: FeeQuery,
  sent: Record<string, string>,
): Promise<Response> {
  const rules = rulesInForce(ctx, jurisdiction);
  if (!rules) throw jurisdictionNotSupported(type, jurisdiction);
  const key =
    business_id === undefined
      ? JSON.stringify([type, rules.version, civilDateOf(ctx.now), Object.entries(sent).toSorted()])
      : null;
  const found = key === null ? undefined : quoted.get(key);
  if (found !== undefined) return jsonText(found);
  const fee = await getFee(ctx, type, {
    jurisdiction,
    expeditedTier: expedited_tier,
    businessId: business_id,
    answers: readFeeAnswers(type, rules, sent, civilDateOf(ctx.now)),
  });
  const bytes = new TextEncoder().encode(JSON.stringify(FeeQuote.parse(fee)));
  if (key !== null) quoted.set(key, bytes);
  return jsonText(bytes);
}
