import { strictTransport } from '#lib/config/content-security-policy';

/** What every answer says of itself: it is what its type says, frames nothing, runs nothing, and is kept by nobody. */
export function securityHeaders(baseUrl: string): (headers: Headers, path: string) => void {
  const transport = Object.entries(strictTransport(baseUrl.startsWith('https://')));
  return (headers, path) => {
    headers.set('X-Content-Type-Options', 'nosniff');
    // The pages of the reference have a policy of their own.
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    for (const [name, value] of transport) headers.set(name, value);
    // With a tag, a caller who caches a response by itself still learns whether it has changed.
    if (!/^\/(?:docs|problems)(?:\/|$)/.test(path)) headers.set('Cache-Control', 'no-store');
  };
}
