import { call, target } from './target.ts';

const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(target.url || 'http://nowhere').hostname);

/**
 * Whether the target sends webhooks to this process: it is on this machine, and its operator allows them to go to
 * loopback, which on Postgres is not the default.
 */
export async function reachesHere(): Promise<boolean> {
  if (!isHere) return false;
  const body = { url: 'http://127.0.0.1:9/reached', event_types: ['*'] };
  const answer = await call('POST', '/v1/webhook-endpoint', { body });
  if (answer.status === 201) await call('DELETE', `/v1/webhook-endpoint/${answer.body.id}`);
  // Any other refusal is left to the statements that make an endpoint.
  return answer.body.errors?.[0]?.code !== 'address_refused';
}
