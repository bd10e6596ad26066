import { z } from 'zod';
import { Actor } from '#lib/contract/event';
import { Id, Timestamp } from '#lib/contract/scalars';

/** The submission exactly as it was sent. */
export const FilingSubmission = z
  .object({
    object: z.literal('filing_submission'),
    filing_id: Id,
    submitted_at: Timestamp,
    submitted_by: Actor,
    approved_by: Actor.nullable(),
    rules_version: z.string().meta({ description: 'Version of the rules that it was checked against' }),
    body: z.record(z.string(), z.unknown()).meta({
      description:
        'The body as it was sent. A tax id is never kept in it: `tax_id_last4` stands for the `tax_id` of an EIN application',
    }),
  })
  .meta({ id: 'FilingSubmission' });
export type FilingSubmission = z.infer<typeof FilingSubmission>;
