import { z } from 'zod';
import { Filing } from '#lib/contract/filing';
import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { answers, defineRoute, jsonBody, jsonText } from '#lib/service/http/route';
import { idempotencyHeader, readIdempotencyKey } from '#lib/service/idempotency/read-idempotency-key';
import { createForeignQualification } from '#lib/service/verbs/foreign-qualification/create-foreign-qualification';

export const createForeignQualificationRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/filing/foreign-qualification',
    operationId: 'createForeignQualification',
    summary: 'Register an existing LLC in another state',
    description:
      'Early access. The checks run in the documented order and the first that fails answers; nothing is created then. Further top-level members are the fields that the state asks for: see the requirement operation.',
    tags: ['Foreign qualification'],
    access: 'write',
    problems: [
      'not_found',
      'business_incomplete',
      'not_formation_registration',
      'expedited_tier_not_offered',
      'name_not_available',
      'idempotency_key_invalid',
      'already_registered',
      'idempotency_key_conflict',
      'entity_type_not_supported',
      'jurisdiction_not_supported',
    ],
    request: {
      ...jsonBody(ForeignQualificationRequest),
      headers: z.object({
        'idempotency-key': z.string().optional().meta({
          description:
            'One key per logical submission, 1 to 255 printable characters, reused for every retry. Bound for 24 hours to the first request that succeeds with it.',
        }),
      }),
    },
    responses: {
      201: {
        ...answers(Filing, 'The filing, queued; or, replayed, the filing in its current state'),
        headers: z.object({
          'Idempotent-Replayed': z.literal('true').optional().meta({
            description: 'Only when the answer replays a submission that was accepted before',
          }),
        }),
      },
    },
  },
  async (c, ctx) => {
    const key = readIdempotencyKey(c.req.header(idempotencyHeader));
    const sent: Record<string, unknown> = await c.req.json();
    const { text, replayed } = await createForeignQualification(ctx, c.req.valid('json'), sent, key);
    return jsonText(text, 201, replayed ? { 'Idempotent-Replayed': 'true' } : {});
  },
);
