import { env } from '#lib/config/env';

export function sessionSeconds(): number {
  return Math.ceil(env().SESSION_HOURS * 3_600);
}

/** Sent over https only, where the installation is reached by https. */
export function isSecure(): boolean {
  return env().BASE_URL.startsWith('https://');
}

/** The __Secure- prefix makes browsers refuse the cookie from anything but https. */
export function sessionCookieName(): string {
  return `${isSecure() ? '__Secure-' : ''}statehouse.session`;
}
