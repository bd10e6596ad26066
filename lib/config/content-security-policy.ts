import { headScriptHash } from '#lib/config/head-script';

/**
 * What a page of the dashboard may load and run: its own files, and scripts with the nonce of this response. Inline
 * styles are allowed, because the component library positions its popovers with them.
 */
export function contentSecurityPolicy(page: { nonce: string; secure: boolean; dev: boolean }): string {
  const { nonce, secure, dev } = page;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${headScriptHash} 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws: wss:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The other headers of a page. */
export function pageSecurityHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...strictTransport(secure),
  };
}

/** Only for an installation served over https: browsers ignore it otherwise, and a local one has no certificate. */
export function strictTransport(secure: boolean): Record<string, string> {
  return secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}
