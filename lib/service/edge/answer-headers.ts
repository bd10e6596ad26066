import { z } from 'zod';
import { tooLong } from '#lib/contract/too-long';

export type AnswerHeaders = z.ZodObject<Record<string, z.ZodType>>;

const replayed = {
  'Idempotent-Replayed': z.literal('true').optional().meta({
    description: 'Only when the answer replays a request that was accepted before with the same key',
  }),
};

/** For a response to a request that created a resource. */
export const createdHeaders = z.object({
  Location: z.string().max(200).meta({
    description: 'Where what was made can be read',
    example: '/v1/filing/01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  }),
  ...replayed,
});

/** For a response to a request that created something under a resource. */
export const renewedHeaders = z.object(replayed);

export function respondedOnce(once: { replayed: boolean } | undefined): Record<string, string> {
  return once?.replayed ? { 'Idempotent-Replayed': 'true' } : {};
}

/** The version of a resource, for `If-Match`. */
export const versionHeader = z.object({
  ETag: z.string().max(100).meta({
    description: 'The version of the resource, for `If-Match`',
    example: '"Xq3vWq2mJ0sYv1bC"',
  }),
});

/** How much there is, for a request for a part that is not there. */
export const sizeHeader = z.object({
  'Content-Range': z.string().max(100).meta({
    description: 'How many bytes there are',
    example: 'bytes */48213',
  }),
});

/** A change may carry it, so that it applies only to the version that its caller has seen. */
export const ifMatchHeader = ifMatch('Without it the last write wins');

/** The same for a change whose body may name the version. */
export const ifMatchOrVersionHeader = ifMatch('Required unless the body has the `version`');

function ifMatch(otherwise: string) {
  return z.object({
    'if-match': z
      .string()
      .max(500, tooLong(500))
      .optional()
      .meta({
        description: `The \`ETag\` of the version that you have read: where the resource has changed since, the answer is 412 \`precondition_failed\` and nothing is changed. ${otherwise}`,
        example: '"Xq3vWq2mJ0sYv1bC"',
      }),
  });
}
