import ipaddr from 'ipaddr.js';

// The length of an IPv6 address with its port.
const longestEntry = 47;
const mappedBits = 96;

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Network = [Address, number];

/** Addresses and networks (`10.0.0.0/8`), separated by commas. Null if one of them is invalid. */
export function parseProxies(list: string): Network[] | null {
  const networks = list.split(',').map((part) => parseNetwork(part.trim()));
  return networks.every((network) => network !== null) ? networks : null;
}

/** An address or a network; IPv4 also in its IPv6 form. Null if it is neither. */
export function parseNetwork(text: string): Network | null {
  const network = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
  // A zone names a network interface of another machine.
  if (text.includes('%') || !isWhole(text.split('/')[0] ?? '') || !ipaddr.isValidCIDR(network)) return null;
  const [address, bits] = ipaddr.parseCIDR(network);
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= mappedBits;
  return isMapped ? [address.toIPv4Address(), bits - mappedBits] : [address, bits];
}

/** Whether the address, from `clientAddress`, is in one of the networks. An unknown one is in none. */
export function isWithin(address: string | null, networks: readonly Network[]): boolean {
  const parsed = address === null ? null : read(address);
  return parsed !== null && isIn(parsed, networks);
}

/**
 * The address that a request came from. `forwarded` is its `X-Forwarded-For`, which anyone can forge: it is read from
 * its end, and only as long as a trusted proxy wrote the entry.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | null | undefined,
  trusted: readonly Network[],
): string | null {
  if (socketAddress === undefined) return null;
  // The address of a socket is valid, and this runs for every request, so it is not parsed.
  if (trusted.length === 0 || !forwarded) return socketAddress.replace(/^::ffff:(?=[\d.]+$)/, '');
  let current = read(socketAddress);
  const hops = forwarded.split(',');
  while (current && isIn(current, trusted)) {
    const hop = hops.pop();
    const next = hop === undefined ? null : read(hop);
    if (!next) break;
    current = next;
  }
  return current?.toString() ?? null;
}

/**
 * The unit that limits count as one caller: an IPv4 address, or a /64 network of IPv6, which one subscriber or server
 * gets.
 */
export function addressBlock(address: string | null): string {
  const parsed = address === null ? null : read(address);
  if (!parsed) return 'unknown';
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

function isIn(address: Address, networks: readonly Network[]): boolean {
  return networks.some(
    ([network, bits]) => address.kind() === network.kind() && address.match(network, bits),
  );
}

// Some proxies include the port: 203.0.113.9:4711 and [2001:db8::1]:4711.
function read(text: string): Address | null {
  const trimmed = text.trim();
  if (trimmed.length > longestEntry) return null;
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed.replace(/^([\d.]+):\d+$/, '$1');
  return isWhole(bare) ? ipaddr.process(bare) : null;
}

// ipaddr.js also accepts 127.1 and 0x7f000001, which no proxy writes.
function isWhole(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || (text.includes(':') && ipaddr.IPv6.isValid(text));
}
