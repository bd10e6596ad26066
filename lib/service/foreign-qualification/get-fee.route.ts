import { FeeQuery, FeeQuote } from '#lib/contract/fee';
import { feeAnswer, feeAnswers } from '#lib/service/edge/fee-answer';
import { answers, defineRoute } from '#lib/service/edge/route';

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
    resource: 'filing',
    browser: true,
    repeats: true,
    problems: ['not_found', 'expedited_tier_not_offered', 'jurisdiction_not_supported'],
    openQuery: feeAnswers,
    request: { query: FeeQuery },
    responses: { 200: answers(FeeQuote, 'The fee, line by line, with every tier priced') },
  },
  async (c, ctx) => feeAnswer(ctx, 'foreign_qualification', c.req.valid('query'), c.req.query()),
);
