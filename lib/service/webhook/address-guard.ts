import { lookup as systemLookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The kinds of non-public addresses that may be reached nevertheless. */
export type Allowance = 'none' | 'loopback' | 'all';

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

const resolveBySystem: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/** A target that webhooks may not reach. Its message names the kind of address and nothing about what is there. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress';
}

/**
 * Null for an address that may be reached, otherwise its kind: private, loopback, linkLocal, … as ipaddr.js names them.
 */
export function refusedKind(address: string, allowance: Allowance): string | null {
  if (allowance === 'all') return null;
  if (!ipaddr.isValid(address)) return 'unreadable';
  // An IPv4-mapped IPv6 address is checked as its IPv4 address.
  const kind = isOldIpv4Form(address) ? 'reserved' : ipaddr.process(address).range();
  if (kind === 'unicast' || (allowance === 'loopback' && kind === 'loopback')) return null;
  return kind;
}

const oldIpv4Forms = new BlockList();
oldIpv4Forms.addSubnet('::', 96, 'ipv6');

/** `::7f00:1`: an IPv4 address in a deprecated form, which some systems still connect to. */
function isOldIpv4Form(address: string): boolean {
  if (isIP(address) !== 6 || !oldIpv4Forms.check(address, 'ipv6')) return false;
  return !['::', '::1'].includes(ipaddr.process(address).toString());
}

/**
 * The DNS lookup of a socket: it connects to the address that was checked here, so nothing can change between check and
 * connection. If one of several addresses is refused, the host is refused.
 */
export function guardedLookup(allowance: Allowance, resolve: Resolve = resolveBySystem): LookupFunction {
  return (host, options, done) => {
    checkHost(host, allowance, resolve).then(
      (found) => {
        const [first] = found;
        if (options.all) done(null, found);
        else done(null, first?.address ?? '', first?.family ?? 4);
      },
      (error: Error) => done(error, '', 4),
    );
  };
}

/** The addresses of a host that may be reached. Throws `RefusedAddress`, or the resolver's own error. */
export async function checkHost(
  host: string,
  allowance: Allowance,
  resolve: Resolve = resolveBySystem,
): Promise<{ address: string; family: number }[]> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await resolve(bare);
  for (const { address } of found) {
    const kind = refusedKind(address, allowance);
    if (kind) throw new RefusedAddress(`The address is ${inWords(kind)}, where webhooks are not sent.`);
  }
  return found;
}

function inWords(kind: string): string {
  const words: Record<string, string> = {
    private: 'in a private network',
    uniqueLocal: 'in a private network',
    loopback: 'this machine itself',
    linkLocal: 'link-local',
    carrierGradeNat: 'in a shared network of a carrier',
  };
  return words[kind] ?? 'reserved';
}
