import { isIP } from 'node:net';

/** Whether the address has a host name: no browser binds a passkey to an IP address. */
export function hasHostName(url: string): boolean {
  return isIP(new URL(url).hostname.replace(/^\[|\]$/g, '')) === 0;
}
