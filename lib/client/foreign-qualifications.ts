import type { QueryValue } from '#lib/client/query-string';
import { submissionCalls } from '#lib/client/submission-calls';
import type { Transport } from '#lib/client/transport';
import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';

export type FeeQuestion = {
  jurisdiction: string;
  expedited_tier?: string;
  business_id?: string;
  /** Answers that a fee rule may depend on, by the name of their field. */
  fields?: Record<string, QueryValue>;
};

export function foreignQualificationCalls(transport: Transport) {
  return submissionCalls<
    ForeignQualificationRequest,
    { jurisdiction: string; business_id?: string },
    FeeQuestion
  >(transport, '/v1/filing/foreign-qualification');
}
