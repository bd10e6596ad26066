import { strictTransport } from '#lib/config/content-security-policy';

/** Headers of every response: its type is as declared, and it may not be framed, run scripts or be cached. */
export function securityHeaders(baseUrl: string): (headers: Headers, path: string) => void {
  const transport = Object.entries(strictTransport(baseUrl.startsWith('https://')));
  return (headers, path) => {
    headers.set('X-Content-Type-Options', 'nosniff');
    // The pages of the reference have their own policy.
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    for (const [name, value] of transport) headers.set(name, value);
    // With an entity tag, a caller that caches by itself can still ask whether the response has changed.
    if (!/^\/(?:docs|problems)(?:\/|$)/.test(path)) headers.set('Cache-Control', 'no-store');
  };
}
