import { strictTransport } from '#lib/config/content-security-policy';

/** Headers of every response that does not have its own: it may not be framed, run scripts or be cached. */
export function securityHeaders(baseUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // The pages of the reference have their own policy, and their own rule for caches.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    // With an entity tag, a caller that caches by itself can still ask whether the response has changed.
    'Cache-Control': 'no-store',
    ...strictTransport(baseUrl.startsWith('https://')),
  };
}
