import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Parts } from '#lib/service/context';

export type WithSealingKey = { secrets: Pick<Parts['secrets'], 'sealing'> };

const algorithm = 'aes-256-gcm';
const version = 'v1';

/**
 * Encrypts what the database must store and return: a tax id, a signing secret. `place` is where it is stored (table,
 * column and id): a ciphertext copied to another place cannot be decrypted.
 */
export function seal(parts: WithSealingKey, place: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(parts), iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}

/** Throws if the ciphertext was changed, or encrypted for another place or with another secret. */
export function unseal(parts: WithSealingKey, place: string, sealed: string): string {
  const [found, iv, tag, body] = sealed.split('.');
  if (found !== version || !iv || !tag || body === undefined) throw new Error('This is not a sealed text.');
  const decipher = createDecipheriv(algorithm, keyOf(parts), Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(place))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
}

function keyOf({ secrets }: WithSealingKey): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secrets.sealing, '', 'statehouse sealed text', 32));
}
