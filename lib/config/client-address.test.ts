import { describe, expect, test } from 'vitest';
import { addressBlock, clientAddress, parseProxies } from '#lib/config/client-address';

const proxies = parseProxies('10.0.0.0/8,127.0.0.1,::1,2001:db8:aaaa::/48') ?? [];

describe('clientAddress', () => {
  test('without trusted proxies the header is ignored', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.7', [])).toBe('203.0.113.9');
    expect(clientAddress('127.0.0.1', '198.51.100.7', [])).toBe('127.0.0.1');
  });

  test.each([
    ['who is no proxy', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['a proxy that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
    ['a proxy', '10.1.2.3', '198.51.100.7', '198.51.100.7'],
    ['a proxy behind a proxy', '127.0.0.1', '198.51.100.7, 10.9.9.9', '198.51.100.7'],
    ['what the caller made up before the proxy wrote', '10.1.2.3', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['proxies alone', '10.1.2.3', '10.0.0.7', '10.0.0.7'],
    ['an entry that is no address', '10.1.2.3', '198.51.100.7, unknown', '10.1.2.3'],
    ['an IPv4 address written as IPv6', '::ffff:10.1.2.3', '::ffff:198.51.100.7', '198.51.100.7'],
    ['an entry with a port', '10.1.2.3', '198.51.100.7:4711', '198.51.100.7'],
    ['an IPv6 entry with a port', '::1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['a trusted network of IPv6', '2001:db8:aaaa::5', '2001:db8::7', '2001:db8::7'],
    ['an entry that is too long for an address', '10.1.2.3', ':'.repeat(60), '10.1.2.3'],
    ['a short spelling', '10.1.2.3', '127.1', '10.1.2.3'],
  ])('%s', (_what, socket, forwarded, found) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(found);
  });

  test('no socket, no address', () => expect(clientAddress(undefined, '198.51.100.7', proxies)).toBeNull());
});

test('a /64 network of IPv6 counts as one caller, because one subscriber has all its addresses', () => {
  expect(addressBlock('2001:db8:1:2:3:4:5:6')).toBe(addressBlock('2001:db8:1:2::9'));
  expect(addressBlock('2001:db8:1:2::9')).not.toBe(addressBlock('2001:db8:1:3::9'));
  expect(addressBlock('203.0.113.9')).toBe('203.0.113.9');
  expect(addressBlock('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressBlock(null)).toBe('unknown');
});
