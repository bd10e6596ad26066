import { z } from 'zod';
import { Actor } from '#lib/contract/event';
import { listOf, PageQuery } from '#lib/contract/list';
import { Moment, Timestamp } from '#lib/contract/scalars';

/** A body as logged: redacted, and truncated if it is long. `text` is null if only its size was kept. */
export const KeptBody = z.object({
  content_type: z.string(),
  text: z.string().nullable(),
  bytes: z.int().meta({ description: 'Length of the body as it was sent, before anything was taken out' }),
  truncated: z.boolean(),
});
export type KeptBody = z.infer<typeof KeptBody>;

/** One request as a list of the log shows it. */
export const LoggedRequest = z.object({
  object: z.literal('request'),
  id: z
    .string()
    .meta({ description: 'Names this request alone; a request id that the caller sent may repeat' }),
  request_id: z.string(),
  created_at: Timestamp.meta({ description: 'When it came, in real time' }),
  method: z.string(),
  path: z.string().meta({ description: 'With its query' }),
  operation_id: z.string().nullable(),
  status: z.int(),
  problem_code: z.string().nullable(),
  duration_ms: z.number(),
  actor: Actor,
  idempotency_key: z.string().nullable(),
  user_agent: z.string().nullable(),
  remote_address: z.string().nullable(),
});
export type LoggedRequest = z.infer<typeof LoggedRequest>;

export const LoggedRequestDetail = LoggedRequest.extend({
  request_body: KeptBody.nullable(),
  response_body: KeptBody.nullable(),
});
export type LoggedRequestDetail = z.infer<typeof LoggedRequestDetail>;

export const RequestRows = listOf(LoggedRequest, 'RequestRows').extend({
  searched_to: Timestamp.nullable().meta({
    description: 'How far back this page looked, where it stopped before it was full; null otherwise',
  }),
});
export type RequestRows = z.infer<typeof RequestRows>;

export const RequestRowsQuery = PageQuery.extend({
  q: z.string().trim().min(1).max(200).optional().meta({
    description:
      'Part of the path, the operation or the problem code, or a whole request id or idempotency key',
  }),
  status: z
    .string()
    .regex(/^[1-5](xx|\d\d)$/, 'Use a class such as 4xx or a status such as 404.')
    .optional(),
  method: z.enum(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']).optional(),
  operation_id: z.string().max(100).optional(),
  request_id: z.string().max(128).optional(),
  idempotency_key: z.string().max(255).optional(),
  actor_id: z.string().max(100).optional(),
  made_by: z
    .enum(['partner', 'dashboard'])
    .optional()
    .meta({ description: 'Calls from outside, or those that the dashboard made for a person' }),
  created_after: Moment.optional(),
  created_before: Moment.optional(),
});
export type RequestRowsQuery = z.infer<typeof RequestRowsQuery>;
