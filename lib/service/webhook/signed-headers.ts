import { Webhook } from 'standardwebhooks';

/** The headers of one attempt by Standard Webhooks: the id is the event's, the time is the attempt's. */
export function signedHeaders(
  secrets: readonly string[],
  { id, now, payload }: { id: string; now: Date; payload: string },
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Statehouse-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, payload)).join(' '),
  };
}
