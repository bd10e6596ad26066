import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceListener } from '#lib/start/service-listener';
import { createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';
import { pdf } from '#lib/testing/upload';

let service: Harness;
let server: Server;
let address: string;
beforeAll(async () => {
  service = await startHarness();
  server = createServer(
    serviceListener((request, env) => service.app.fetch(request, Object(env)), 'https://filings.example.com'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await service.stop();
});

test.each([1_048_577, 3_000_000, 40_000_000])(
  'a body of %i bytes is refused with a problem, and the next request on the connection works',
  async (bytes) => {
    const { testKey } = await createTenant(service);
    const headers = { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json' };
    const post = (body: unknown) =>
      fetch(`${address}/v1/business`, { method: 'POST', headers, body: JSON.stringify(body) });
    for (let time = 0; time < 5; time += 1) {
      const refused = await post({ purpose: 'x'.repeat(bytes) });
      expect([refused.status, (await refused.json()).type]).toEqual([
        413,
        expect.stringMatching(/payload_too_large$/),
      ]);
      const created = await post({
        legal_name: 'After, LLC',
        entity_type: 'llc',
        formation_jurisdiction: 'US-DE',
      });
      expect(created.status).toBe(201);
      await created.arrayBuffer();
    }
  },
  60_000,
);

test('a document that is too large is refused with a problem, and the next upload works', async () => {
  const { testKey } = await createTenant(service);
  const id = await addBusiness(service, testKey);
  const send = (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append('types[]', 'other');
    body.append('file', new File([bytes], 'a.pdf'));
    const headers = { Authorization: `Bearer ${testKey}` };
    return fetch(`${address}/v1/business/${id}/document`, { method: 'POST', headers, body });
  };
  for (const mebibytes of [26, 60]) {
    const refused = await send(new Uint8Array(mebibytes * 1024 * 1024));
    expect([refused.status, (await refused.json()).detail]).toEqual([413, expect.stringContaining('25 MiB')]);
    expect((await send(new Uint8Array(pdf))).status).toBe(201);
  }
}, 60_000);
