import type { FeeQuestion } from '#lib/client/foreign-qualifications';
import { submissionCalls } from '#lib/client/submission-calls';
import type { Transport } from '#lib/client/transport';
import type { FormationRequest } from '#lib/contract/formation';

export type FormationFeeQuestion = Omit<FeeQuestion, 'business_id'>;

export function formationCalls(transport: Transport) {
  return submissionCalls<FormationRequest, { jurisdiction: string }, FormationFeeQuestion>(
    transport,
    '/v1/filing/formation',
  );
}
