import { z } from 'zod';
import { EventType } from '#lib/contract/event';
import { failingDays, keptDays } from '#lib/contract/lifetimes';
import { listOf, PageQuery } from '#lib/contract/list';
import { cannotBeSeen, Id, Mode, Moment, Timestamp, text } from '#lib/contract/scalars';

/** The type of a test message: it belongs to no recorded event, so it is no event type. */
export const testMessageType = 'webhook_endpoint.test';

const EventChoice = z
  .array(z.enum(['*', ...EventType.options], 'Use "*" for every event, or event types.'))
  .min(1, 'Choose at least one event type.')
  .max(EventType.options.length + 1)
  .meta({
    description: '`["*"]` for every event, or a list of event types',
    example: ['filing.completed', 'case.opened'],
  });

// It would look like an address that works, and lead elsewhere.
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

const TargetUrl = text(2000)
  .pipe(z.url({ protocol: /^https?$/, error: 'Enter a web address, such as https://example.com/webhooks.' }))
  .refine((url) => !hasCredentials(url), 'Leave the user name and the password out of the address.')
  .refine((url) => !unseen.test(url), cannotBeSeen)
  .meta({
    description:
      'Where events are posted. In live mode https. An address that leads to a private network is refused, when it is set and at every attempt.',
    example: 'https://northwind.example/webhooks',
  });

function hasCredentials(url: string): boolean {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return Boolean(parsed?.username || parsed?.password);
}

export const WebhookEndpoint = z
  .object({
    id: Id,
    object: z.literal('webhook_endpoint'),
    mode: Mode,
    created_at: Timestamp,
    updated_at: Timestamp,
    url: z.string(),
    event_types: z.array(z.string()),
    description: z.string().nullable(),
    status: z.enum(['enabled', 'disabled']),
    disabled_reason: z
      .enum(['partner', 'gone', 'failing'])
      .nullable()
      .meta({
        description: `\`partner\`: by hand; \`gone\`: it answered 410; \`failing\`: nothing succeeded for ${failingDays} days`,
      }),
    disabled_at: Timestamp.nullable(),
    failing_since: Timestamp.nullable().meta({
      description:
        'Since when every attempt has failed, not counting those by hand; null after a success or with another `url`',
    }),
    previous_secret_until: Timestamp.nullable().meta({
      description: 'Until when the secret before the rotation signs too',
    }),
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const WebhookEndpointWithSecret = WebhookEndpoint.extend({
  secret: z.string().meta({
    description: 'Signs every message (Standard Webhooks). Shown in this one answer and never again.',
    example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDQWQ0cVQUXHQ=',
  }),
}).meta({ id: 'WebhookEndpointWithSecret' });
export type WebhookEndpointWithSecret = z.infer<typeof WebhookEndpointWithSecret>;

export const WebhookEndpointList = listOf(WebhookEndpoint, 'WebhookEndpointList');

export const CreateWebhookEndpointRequest = z
  .object({
    url: TargetUrl,
    event_types: EventChoice,
    description: text(300).optional().meta({ example: 'Production receiver' }),
  })
  .meta({ id: 'CreateWebhookEndpointRequest' });
export type CreateWebhookEndpointRequest = z.infer<typeof CreateWebhookEndpointRequest>;

/** A missing member stays as it is. */
export const UpdateWebhookEndpointRequest = z
  .object({
    url: TargetUrl.optional(),
    event_types: EventChoice.optional(),
    description: text(300).nullish().meta({ description: 'Null clears it' }),
    status: z.enum(['enabled', 'disabled']).optional().meta({
      description:
        'Disabling drops what is still to be delivered; `recover` brings it back once it is enabled',
    }),
    instead_of: z
      .object({
        url: z.string().meta({ description: 'The address as it was read' }),
        event_types: z
          .array(z.string())
          .meta({ description: 'The event types as they were read, in any order' }),
        description: z.string().nullable().meta({ description: 'The description as it was read' }),
      })
      .partial()
      .optional()
      .meta({
        description:
          'The values that the change begins from: `conflict` if somebody else has changed one of those that it changes',
      }),
  })
  .meta({ id: 'UpdateWebhookEndpointRequest' });
export type UpdateWebhookEndpointRequest = z.infer<typeof UpdateWebhookEndpointRequest>;

export const WebhookDeliveryStatus = z.enum(['pending', 'delivered', 'failed', 'dropped']).meta({
  description:
    '`failed`: the last attempt of the schedule failed; `dropped`: the endpoint was disabled before it could be delivered',
});
export type WebhookDeliveryStatus = z.infer<typeof WebhookDeliveryStatus>;

export const WebhookDelivery = z
  .object({
    id: Id,
    object: z.literal('webhook_delivery'),
    mode: Mode,
    created_at: Timestamp,
    updated_at: Timestamp,
    endpoint_id: Id,
    event_id: Id.meta({ description: 'The `webhook-id` header of every attempt' }),
    event_type: z.string(),
    filing_id: Id.nullable(),
    status: WebhookDeliveryStatus,
    attempt_count: z.int(),
    last_status: z
      .int()
      .nullable()
      .meta({ description: 'HTTP status of the last answer; null where none came' }),
    next_attempt_at: Timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookAttempt = z
  .object({
    number: z.int(),
    manual: z.boolean().meta({ description: 'Asked for by hand, outside the schedule' }),
    created_at: Timestamp,
    duration_ms: z.int(),
    request: z.object({ headers: z.record(z.string(), z.string()), body: z.string() }),
    response: z
      .object({
        status: z.int(),
        headers: z.record(z.string(), z.string()),
        body: z.string().meta({ description: 'The first 16 KiB' }),
      })
      .nullable(),
    error: z.string().nullable().meta({ description: 'Why no answer came, or only a part of one, in words' }),
  })
  .meta({ id: 'WebhookAttempt' });
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const WebhookDeliveryWithAttempts = WebhookDelivery.extend({
  attempts: z.array(WebhookAttempt).meta({ description: 'The latest first' }),
}).meta({ id: 'WebhookDeliveryWithAttempts' });
export type WebhookDeliveryWithAttempts = z.infer<typeof WebhookDeliveryWithAttempts>;

export const WebhookDeliveryList = listOf(WebhookDelivery, 'WebhookDeliveryList');

export const WebhookDeliveryListQuery = PageQuery.extend({
  status: WebhookDeliveryStatus.optional(),
  event_type: z
    .enum([...EventType.options, testMessageType])
    .optional()
    .meta({ example: 'filing.completed' }),
});
export type WebhookDeliveryListQuery = z.infer<typeof WebhookDeliveryListQuery>;

export const RecoverWebhooksRequest = z
  .object({
    since: Moment.meta({ description: `Events from this moment on, at most ${keptDays} days back` }),
  })
  .meta({ id: 'RecoverWebhooksRequest' });
export type RecoverWebhooksRequest = z.infer<typeof RecoverWebhooksRequest>;

export const WebhookRecovery = z
  .object({
    object: z.literal('webhook_recovery'),
    since: Timestamp,
    count: z.int().meta({ description: 'How many deliveries are on their way again' }),
  })
  .meta({ id: 'WebhookRecovery' });
export type WebhookRecovery = z.infer<typeof WebhookRecovery>;

export const DeletedWebhookEndpoint = z
  .object({ id: Id, object: z.literal('webhook_endpoint'), deleted: z.literal(true) })
  .meta({ id: 'DeletedWebhookEndpoint' });
export type DeletedWebhookEndpoint = z.infer<typeof DeletedWebhookEndpoint>;
