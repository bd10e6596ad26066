import { z } from 'zod';
import { Filing } from '#lib/contract/filing';
import { answers, jsonText } from '#lib/service/http/route';
import type { SubmitAnswer } from '#lib/service/idempotency/submit-once';

/** The header that every submission takes. */
export const submissionHeaders = z.object({
  'idempotency-key': z.string().optional().meta({
    description:
      'One key per logical submission, 1 to 255 printable characters, reused for every retry. Bound for 24 hours to the first request that succeeds with it.',
  }),
});

/** What an accepted submission answers. */
export const submissionAnswer = {
  ...answers(Filing, 'The filing, queued; or, replayed, the filing in its current state'),
  headers: z.object({
    'Idempotent-Replayed': z.literal('true').optional().meta({
      description: 'Only when the answer replays a submission that was accepted before',
    }),
  }),
};

export function submitted({ text, replayed }: SubmitAnswer): Response {
  return jsonText(text, 201, replayed ? { 'Idempotent-Replayed': 'true' } : {});
}
