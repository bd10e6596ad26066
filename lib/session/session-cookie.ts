import { env } from '#lib/config/env';
import { providerSignInMinutes } from '#lib/contract/lifetimes';

export function sessionSeconds(): number {
  return Math.ceil(env().SESSION_HOURS * 3_600);
}

/** Sent only over https, if the installation uses https. */
export function isSecure(): boolean {
  return env().BASE_URL.startsWith('https://');
}

/** With the __Host- prefix, browsers accept the cookie only over https, and from no other host of the domain. */
function own(secure: boolean, name: string, maxAge?: number) {
  return {
    name: `${secure ? '__Host-' : ''}statehouse.${name}`,
    // Sent when a provider redirects the browser back, which `strict` would prevent.
    options: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      ...(maxAge === undefined ? {} : { maxAge }),
    },
  } as const;
}

/** The cookies of a sign-in, also of one in progress. next-auth names its CSRF cookie the same way. */
export function signInCookies(secure = isSecure(), seconds = sessionSeconds()) {
  return {
    sessionToken: own(secure, 'session', seconds),
    singleSignOn: own(secure, 'single-sign-on', providerSignInMinutes * 60),
    callbackUrl: own(secure, 'callback-url'),
    pkceCodeVerifier: own(secure, 'pkce', 900),
    state: own(secure, 'state', 900),
    nonce: own(secure, 'nonce'),
  };
}

export function sessionCookie() {
  return signInCookies().sessionToken;
}
