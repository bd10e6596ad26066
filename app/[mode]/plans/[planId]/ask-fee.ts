import type { Client } from '#lib/client/create-client';
import type { FeeQuote } from '#lib/contract/fee';
import type { LoadedPlan } from './load-plan.ts';

/** What a fee depends on: the tier of processing, and the answers so far, as far as a fee may use them. */
export type FeeQuestion = {
  tier: string | null;
  answers: Readonly<Record<string, string | number | boolean>>;
};

/** Of a business in a state, or of a formation there: the company is not there yet. */
export function askFee(
  client: Pick<Client, 'foreignQualifications' | 'formations'>,
  { state: { jurisdiction }, business }: LoadedPlan,
  { tier, answers }: FeeQuestion,
  signal?: AbortSignal,
): Promise<FeeQuote> {
  const asked = { jurisdiction, ...(tier && { expedited_tier: tier }), fields: answers };
  return business === null
    ? client.formations.fee(asked, signal)
    : client.foreignQualifications.fee({ ...asked, business_id: business.id }, signal);
}
