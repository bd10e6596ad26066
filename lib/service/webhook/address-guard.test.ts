import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedKind } from '#lib/service/webhook/address-guard';
import { WebhookSender } from '#lib/service/webhook/webhook-sender';

describe('refusedKind', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '::7f00:1',
    '::10.0.0.1',
    '::a9fe:a9fe',
    '::8.8.8.8',
    'fec0::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'not an address',
  ])('%s is refused', (address) => {
    expect(refusedKind(address, 'none')).not.toBeNull();
  });

  test.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(refusedKind(address, 'none')).toBeNull();
  });

  test('only loopback is allowed with loopback, and everything with all', () => {
    expect([refusedKind('127.0.0.1', 'loopback'), refusedKind('::1', 'loopback')]).toEqual([null, null]);
    expect(refusedKind('10.0.0.1', 'loopback')).toBe('private');
    expect(refusedKind('10.0.0.1', 'all')).toBeNull();
  });
});

describe('the sender', () => {
  let hits = 0;
  const canary = createServer((_request, response) => {
    hits += 1;
    response.end();
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    port = (canary.address() as AddressInfo).port;
  });
  afterAll(() => canary.close());

  test('cannot reach a server on this machine by any notation of its address', async () => {
    const sender = new WebhookSender({ allowance: 'none', timeoutMs: 500 });
    const hosts = [
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '2130706433',
      '0x7f000001',
      '0x7f.0.0.1',
      '0177.0.0.1',
      '017700000001',
      '127.0.0.1.',
      'localhost',
      'LOCALHOST',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:0:0:1]',
      '0',
      '0.0.0.0',
      '[::]',
      '①②⑦.0.0.1',
      '127。0。0。1',
      '%31%32%37.0.0.1',
      '127.0.0.2',
      '127.255.255.254',
      '[64:ff9b::127.0.0.1]',
      '[2002:7f00:1::]',
      '[::127.0.0.1]',
      '[::7f00:1]',
    ];
    const schemes = ['http', 'HTTP'];
    const users = ['', 'example.com@', 'a:b@'];
    let tried = 0;
    for (const host of hosts) {
      for (const scheme of schemes) {
        for (const user of users) {
          for (const path of ['/', '/x?y=z', '//evil', '/#@example.com']) {
            const url = `${scheme}://${user}${host}:${port}${path}`;
            if (!URL.canParse(url)) continue;
            tried += 1;
            const { answer, error } = await sender.send(url, {}, '{}');
            expect([url, answer]).toEqual([url, null]);
            expect(error).toBeTruthy();
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(500);
    expect(hits).toBe(0);
    await sender.close();
  });

  test('a name that resolves to another address for the socket is refused then', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    let asked = 0;
    const sender = new WebhookSender({
      allowance: 'none',
      timeoutMs: 500,
      resolve: async () => [{ address: answers[Math.min(asked++, 1)] ?? '', family: 4 }],
    });
    await sender.check(`http://rebind.example:${port}/`);
    const { answer, error } = await sender.send(`http://rebind.example:${port}/`, {}, '{}');
    expect([answer, error]).toEqual([null, expect.stringContaining('this machine itself')]);
    expect(hits).toBe(0);
    await sender.close();
  });

  test('one private address among several refuses the name', async () => {
    const sender = new WebhookSender({
      allowance: 'none',
      resolve: async () => [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    });
    await expect(sender.check('https://mixed.example/')).rejects.toThrow('private network');
    await sender.close();
  });
});
