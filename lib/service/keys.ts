import { createHash, hash, randomBytes } from 'node:crypto';
import type { Mode } from '#lib/contract/scalars';

/** The scope of a key: one mode of an organization, or the operations desk. */
export type KeyKind = Mode | 'ops';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function base62(bytes: Buffer, length: number): string {
  let value = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let digit = 0; digit < length; digit += 1) {
    text = (alphabet[Number(value % 62n)] ?? '') + text;
    value /= 62n;
  }
  return text;
}

// 43 characters hold 32 bytes; 6 more are a checksum, so that a typo is not mistaken for a revoked key.
const bodyLength = 43;
const checksumLength = 6;
const shape = new RegExp(`^sk_(test|live|ops)_[0-9A-Za-z]{${bodyLength + checksumLength}}$`);

function checksum(prefixed: string): string {
  return base62(createHash('sha256').update(prefixed).digest().subarray(0, 8), checksumLength);
}

/** A new raw key: the prefix of its kind, 32 random bytes in base62, and a checksum of 6 characters. */
export function makeKey(kind: KeyKind): string {
  const prefixed = `sk_${kind}_${base62(randomBytes(32), bodyLength)}`;
  return prefixed + checksum(prefixed);
}

/** The kind of a key with a valid form and checksum; null for anything else. */
export function kindOfKey(raw: string): KeyKind | null {
  const match = shape.exec(raw);
  if (!match || checksum(raw.slice(0, -checksumLength)) !== raw.slice(-checksumLength)) return null;
  return match[1] as KeyKind;
}

/** SHA-256 in hex: all that is stored of a key. Its 256 random bits need no slow hash. */
export function hashKey(raw: string): string {
  return hash('sha256', raw, 'hex');
}
