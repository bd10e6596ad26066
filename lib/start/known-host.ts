import type { IncomingMessage } from 'node:http';
import type { Env } from '#lib/config/env';
import { isLoopback } from '#lib/config/loopback';

type Hosts = Pick<Env, 'BASE_URL' | 'ALLOWED_HOSTS'>;
type Asked = Pick<IncomingMessage, 'headers'> & { socket: { localAddress?: string | undefined } };

/**
 * The host that a request is for, where it is one of ours: that of BASE_URL or one of ALLOWED_HOSTS, as a proxy or the
 * browser names it, or the address itself at which the connection came in. Null for any other: a page that somebody
 * else's name leads to would be of the same site as theirs.
 */
export function knownHost({ headers, socket }: Asked, env: Hosts): string | null {
  const named = [new URL(env.BASE_URL).host, ...env.ALLOWED_HOSTS];
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',', 1)[0]
    ?.trim()
    .toLowerCase();
  if (forwarded && named.includes(forwarded)) return forwarded;
  const host = headers.host?.toLowerCase() ?? '';
  const name = nameOf(host);
  if (name === null) return null;
  const isNamed = named.some((one) => one === host || nameOf(one) === name);
  return isNamed || isOwnAddress(name, socket.localAddress) ? host : null;
}

function nameOf(host: string): string | null {
  return host !== '' && URL.canParse(`http://${host}`) && !/[/@?#\\]/.test(host)
    ? new URL(`http://${host}`).hostname
    : null;
}

// No domain name leads here: nobody else can have a page at this machine's own address.
function isOwnAddress(name: string, localAddress = ''): boolean {
  const address = localAddress.replace(/^::ffff:/, '');
  return name.replace(/^\[|\]$/g, '') === address || (isLoopback(address) && isLoopback(name));
}
