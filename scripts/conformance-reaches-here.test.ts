import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTenant, startHarness } from '../lib/testing/harness.ts';

test.each([
  ['true', true],
  ['false', false],
])(
  'where WEBHOOK_ALLOW_PRIVATE is %s, the conformance suite expects webhooks here: %s',
  async (allowed, reaches) => {
    const service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: allowed });
    onTestFinished(() => service.stop());
    const server = createServer(getRequestListener(service.app.fetch as never));
    onTestFinished(() => void server.close());
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    vi.resetModules();
    vi.stubEnv('CONFORMANCE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    vi.stubEnv('CONFORMANCE_TEST_KEY', (await createTenant(service)).testKey);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { reachesHere } = await import('../conformance/reaches-here.ts');
    const { call } = await import('../conformance/target.ts');
    expect(await reachesHere()).toBe(reaches);
    expect((await call('GET', '/v1/webhook-endpoint')).body.data).toEqual([]);
  },
);
