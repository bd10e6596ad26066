import { env } from '#lib/config/env';

export function sessionSeconds(): number {
  return Math.ceil(env().SESSION_HOURS * 3_600);
}

/** Sent over https only, where the installation is reached by https. */
export function isSecure(): boolean {
  return env().BASE_URL.startsWith('https://');
}

/** The __Host- prefix makes browsers take the cookie by https alone, and from no other host of the domain. */
function own(secure: boolean, name: string, maxAge?: number) {
  return {
    name: `${secure ? '__Host-' : ''}statehouse.${name}`,
    // Sent along when a provider leads the browser back, which `strict` would prevent.
    options: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      ...(maxAge === undefined ? {} : { maxAge }),
    },
  } as const;
}

/** What a browser keeps of a sign-in, also of one that is under way. Its cookie against forgery next-auth names so itself. */
export function signInCookies(secure = isSecure(), seconds = sessionSeconds()) {
  return {
    sessionToken: own(secure, 'session', seconds),
    singleSignOn: own(secure, 'single-sign-on', 600),
    callbackUrl: own(secure, 'callback-url'),
    pkceCodeVerifier: own(secure, 'pkce', 900),
    state: own(secure, 'state', 900),
    nonce: own(secure, 'nonce'),
  };
}

export function sessionCookie() {
  return signInCookies().sessionToken;
}
