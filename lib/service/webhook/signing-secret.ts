import { randomBytes } from 'node:crypto';
import type { Parts } from '#lib/service/context';
import type { WebhookEndpointRow } from '#lib/service/db/schema/webhooks';
import { seal, unseal } from '#lib/service/sealed';

/** Standard Webhooks: 32 random bytes in base64 behind a prefix that secret scanners recognize. */
export function makeSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

export function sealSigningSecret(parts: Parts, endpointId: string, secret: string): string {
  return seal(parts, place(endpointId), secret);
}

/** The secret and, until their overlap ends, the earlier ones. */
export function signingSecrets(parts: Parts, endpoint: WebhookEndpointRow): string[] {
  const sealed = [endpoint.secret, ...previousSecrets(parts, endpoint)];
  return sealed.map((secret) => unseal(parts, place(endpoint.id), secret));
}

/** The earlier secrets, sealed, newest first; none once their overlap has ended. */
export function previousSecrets(parts: Pick<Parts, 'clock'>, endpoint: WebhookEndpointRow): string[] {
  const { previous_secret, previous_secret_until } = endpoint;
  const overlaps = previous_secret_until !== null && previous_secret_until > parts.clock();
  return overlaps && previous_secret ? previous_secret.split(' ') : [];
}

const place = (endpointId: string) => `webhook_endpoints.secret ${endpointId}`;
