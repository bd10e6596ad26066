const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', example },
});

/** The webhook requests that the service sends to a partner's endpoints, in OpenAPI terms. */
export const eventWebhook = {
  post: {
    operationId: 'receiveEvent',
    summary: 'Receive an event',
    description:
      'Sent to each endpoint that chose the type of the event, at least once, and in order per filing. Verify the signature over the bytes before you read them: see the guide [Webhooks](/docs/guides/webhooks).',
    tags: ['Webhook'],
    security: [],
    parameters: [
      header(
        'webhook-id',
        'Id of the event; the same on every attempt',
        '01970c6b-05cb-7d93-a7f6-3e5d8b1c9a47',
      ),
      header('webhook-timestamp', 'When this attempt was signed, in Unix seconds', '1795254600'),
      header(
        'webhook-signature',
        'One or more signatures, separated by spaces',
        'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
      ),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Event' } } },
    },
    responses: {
      200: { description: 'Taken; so is any other 2xx. Anything else is tried again' },
      410: { description: 'Disables the endpoint at once' },
    },
  },
};
