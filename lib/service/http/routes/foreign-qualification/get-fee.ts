import { FeeQuery, FeeQuote } from '#lib/contract/fee';
import { civilDateOf } from '#lib/domain/civil-date';
import { BoundedCache } from '#lib/service/bounded-cache';
import { answers, defineRoute, jsonText } from '#lib/service/http/route';
import { jurisdictionNotSupported } from '#lib/service/verbs/foreign-qualification/check-state';
import { getFee } from '#lib/service/verbs/foreign-qualification/get-fee';
import { readFeeAnswers } from '#lib/service/verbs/foreign-qualification/read-fee-answers';

// A quote depends on the rules, the question and the day alone. Kept as the bytes that are sent.
const quoted = new BoundedCache<Uint8Array<ArrayBuffer>>(4000);

export const getForeignQualificationFeeRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/filing/foreign-qualification/fee',
    operationId: 'getForeignQualificationFee',
    summary: 'What a foreign qualification costs today',
    description:
      'Answers that a fee depends on are given as `field.NAME=value`, such as `field.member_count=3`; a line that lacks one is left out of the sums and named in `needs`. With `business_id`, what the business record answers counts where the query says nothing.',
    tags: ['Foreign qualification'],
    access: 'read',
    problems: ['not_found', 'expedited_tier_not_offered', 'jurisdiction_not_supported'],
    request: { query: FeeQuery },
    responses: { 200: answers(FeeQuote, 'The fee, line by line, with every tier priced') },
  },
  async (c, ctx) => {
    const { jurisdiction, expedited_tier, business_id } = c.req.valid('query');
    const rules = ctx.parts.jurisdictions.get(jurisdiction);
    if (!rules) throw jurisdictionNotSupported(jurisdiction);
    const query = c.req.query();
    const key =
      business_id === undefined
        ? JSON.stringify([rules.version, civilDateOf(ctx.now), Object.entries(query).toSorted()])
        : null;
    const found = key === null ? undefined : quoted.get(key);
    if (found !== undefined) return jsonText(found);
    const fee = await getFee(ctx, {
      jurisdiction,
      expeditedTier: expedited_tier,
      businessId: business_id,
      answers: readFeeAnswers(rules, query),
    });
    const bytes = new TextEncoder().encode(JSON.stringify(FeeQuote.parse(fee)));
    return jsonText(key === null ? bytes : quoted.set(key, bytes));
  },
);
