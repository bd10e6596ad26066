import { Secret, TOTP } from 'otpauth';
import type { Parts } from '#lib/service/context';
import { seal, unseal } from '#lib/service/sealed';

const periodSeconds = 30;
/** Periods before and after the current one: a phone's clock may be wrong, and typing takes time. */
const window = 1;

// RFC 6238 as every app supports it: SHA-1, six digits, 30 seconds.
function totpOf(secret: Secret, label = ''): TOTP {
  const issuer = 'Statehouse';
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds });
}

/** The secret for an app: 20 random bytes, in base32 and as the URI in a QR code. */
export function newSecret(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: totpOf(secret, email).toString() };
}

/** The period of this code, counted from 1970; null if the code is not valid now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

const placeOf = (personId: string) => `authenticators.secret ${personId}`;

export function sealSecret(parts: Parts, personId: string, secret: string): string {
  return seal(parts, placeOf(personId), secret);
}

export function unsealSecret(parts: Parts, personId: string, sealed: string): string {
  return unseal(parts, placeOf(personId), sealed);
}
