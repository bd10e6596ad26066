import { type FeeQuery, FeeQuote } from '#lib/contract/fee';
import type { OperationType } from '#lib/contract/operation-type';
import type { Context } from '#lib/service/context';
import type { OpenQuery } from '#lib/service/edge/check-query';
import { forEverybody } from '#lib/service/edge/repeat-answers';
import { respond } from '#lib/service/edge/route';
import { getFee } from '#lib/service/submission/get-fee';

/** The answers that a fee depends on, by the names of the questions. */
export const feeAnswers: OpenQuery = { names: /^field\../, shown: 'field.NAME' };

/** What a filing costs today: without a business, the same for everybody. */
export async function feeAnswer(
  ctx: Context,
  type: OperationType,
  query: FeeQuery,
  sent: Record<string, string>,
): Promise<Response> {
  const answer = respond(FeeQuote, await getFee(ctx, type, query, sent));
  return query.business_id === undefined ? forEverybody(answer) : answer;
}
