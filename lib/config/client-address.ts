import ipaddr from 'ipaddr.js';

// An IPv6 address with its port.
const longestEntry = 47;

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Network = [Address, number];

/** Addresses and networks (`10.0.0.0/8`), parted by commas. Null where one of them is neither. */
export function parseProxies(list: string): Network[] | null {
  const networks: Network[] = [];
  for (const text of list.split(',').map((part) => part.trim())) {
    const network = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
    if (!isWhole(text.split('/')[0] ?? '') || !ipaddr.isValidCIDR(network)) return null;
    networks.push(ipaddr.parseCIDR(network));
  }
  return networks;
}

/**
 * The address that a request came from. `forwarded` is its `X-Forwarded-For`, which anybody can write: it is read from
 * its end, and only for as long as a trusted proxy wrote the entry.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | null | undefined,
  trusted: readonly Network[],
): string | null {
  if (socketAddress === undefined) return null;
  // Every request comes through here: what a socket says of itself is an address without being read.
  if (trusted.length === 0 || !forwarded) return socketAddress.replace(/^::ffff:(?=[\d.]+$)/, '');
  let current = read(socketAddress);
  const hops = forwarded.split(',');
  while (current && isTrusted(current, trusted)) {
    const hop = hops.pop();
    const next = hop === undefined ? null : read(hop);
    if (!next) break;
    current = next;
  }
  return current?.toString() ?? null;
}

/**
 * What is counted as one caller: an IPv4 address, or the /64 network that one household or one server has of IPv6.
 */
export function addressBlock(address: string | null): string {
  const parsed = address === null ? null : read(address);
  if (!parsed) return 'unknown';
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

function isTrusted(address: Address, trusted: readonly Network[]): boolean {
  return trusted.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
}

// Some proxies write the port too: 203.0.113.9:4711 and [2001:db8::1]:4711.
function read(text: string): Address | null {
  const trimmed = text.trim();
  if (trimmed.length > longestEntry) return null;
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed.replace(/^([\d.]+):\d+$/, '$1');
  return isWhole(bare) ? ipaddr.process(bare) : null;
}

// ipaddr.js also takes 127.1 and 0x7f000001, which no proxy writes.
function isWhole(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || (text.includes(':') && ipaddr.IPv6.isValid(text));
}
