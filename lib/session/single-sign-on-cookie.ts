import { isSecure } from '#lib/session/session-cookie';

/** Kept by a browser while it is at the provider: what the service gave it, and the page to go on to. */
export type Kept = { next: string; link_token: string };

export const singleSignOnPath = '/api/single-sign-on';

export function singleSignOnCookie() {
  return {
    name: `${isSecure() ? '__Secure-' : ''}statehouse.single-sign-on`,
    // Sent along when the provider leads the browser back, which `strict` would prevent.
    options: { httpOnly: true, sameSite: 'lax', path: singleSignOnPath, secure: isSecure(), maxAge: 600 },
  } as const;
}

export function writeKept(kept: Kept): string {
  return new URLSearchParams(kept).toString();
}

export function readKept(value: string | undefined): Kept {
  const kept = new URLSearchParams(value);
  return { next: kept.get('next') ?? '', link_token: kept.get('link_token') ?? '' };
}
