import { FeeQuery, FeeQuote } from '#lib/contract/fee';
import { feeAnswer, feeAnswers } from '#lib/service/edge/fee-answer';
import { answers, defineRoute } from '#lib/service/edge/route';

export const getFormationFeeRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/filing/formation/fee',
    operationId: 'getFormationFee',
    summary: 'What a formation costs today',
    description:
      'Answers that a fee depends on are given as `field.NAME=value`, such as `field.member_count=3`; a line that lacks one is left out of the sums and named in `needs`. A bundled EIN application adds nothing: the IRS charges no fee for it.',
    tags: ['Formation'],
    access: 'read',
    resource: 'filing',
    browser: true,
    repeats: true,
    problems: ['expedited_tier_not_offered', 'jurisdiction_not_supported'],
    openQuery: feeAnswers,
    request: { query: FeeQuery.omit({ business_id: true }) },
    responses: { 200: answers(FeeQuote, 'The fee, line by line, with every tier priced') },
  },
  async (c, ctx) => feeAnswer(ctx, 'formation', c.req.valid('query'), c.req.query()),
);
