import { Webhook as Standard } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { describe, expect, test } from 'vitest';
import { Deliveries } from '#lib/service/webhook/deliveries';
import { createTenant } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';
import { began, webhookDeskOfFile } from '#lib/testing/webhook-desk';

const desk = await webhookDeskOfFile();

describe('what arrives', () => {
  test('every step of a filing, in order, signed so that two independent verifiers agree', async () => {
    const target = await desk.receiver();
    const { secret } = await desk.endpointFor(target.url);
    const { filing } = await desk.file('US-CO', { metadata: { matter: '77-A' } });
    for (let step = 0; step < 4; step += 1) await desk.api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
    desk.service.time.now = new Date();
    await desk.deliver();
    const ofFiling = target.received.filter(({ event }) => event.data.object.id === filing.id);
    expect(ofFiling.map(({ event }) => event.type)).toEqual([
      'filing.created',
      'filing.ready_to_file',
      'filing.processing',
      'filing.filed',
      'filing.completed',
    ]);
    for (const { event, body, headers } of target.received) {
      expect(headers['webhook-id']).toBe(event.id);
      expect(headers['content-type']).toBe('application/json');
      const signed = headers as Record<string, string>;
      expect(new Standard(secret).verify(body, signed)).toEqual(event);
      new Svix(secret).verify(body, signed);
      expect(() => new Svix(secret).verify(`${body} `, signed)).toThrow();
      expect(() => new Standard(secret).verify(`${body} `, signed)).toThrow();
      expect((await desk.api('GET', `/v1/event/${event.id}`)).body).toEqual(event);
    }
    for (const { event } of ofFiling) expect(event.data.object.metadata).toEqual({ matter: '77-A' });
  });

  test('only the event types that were chosen, and only of the mode of the key', async () => {
    const target = await desk.receiver();
    await desk.endpointFor(target.url, ['filing.created']);
    const live = await desk.receiver();
    await desk.endpointFor(live.url, ['*'], desk.tenant().liveKey);
    await desk.file();
    await desk.deliver();
    expect(target.received.map(({ event }) => event.type)).toEqual(['filing.created']);
    expect(live.received).toEqual([]);
  });

  test('nothing of another organization', async () => {
    const target = await desk.receiver();
    await desk.endpointFor(target.url);
    const other = await createTenant(desk.service);
    await fileIn(desk.service, other);
    await desk.deliver();
    expect(target.received).toEqual([]);
  });

  test('an event is on its way before its transaction commits: whoever stops then loses nothing', async () => {
    const target = await desk.receiver();
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    // No worker has run yet, and none in this process ever will.
    expect(await desk.deliveries(endpoint.id)).toMatchObject([{ status: 'pending', attempt_count: 0 }]);
    const another = new Deliveries(desk.service.parts);
    another.wake();
    await another.settled();
    expect(target.received).toHaveLength(1);
  });

  test('a worker that died while it sent: another one sends again, under the same id', async () => {
    const target = await desk.receiver();
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    const until = new Date(began.getTime() + 60_000);
    await desk.service.parts.database.query(
      'update webhook_deliveries set claimed_until = $1 where endpoint_id = $2',
      [until, endpoint.id],
    );
    await desk.deliver();
    expect(target.received).toHaveLength(0);
    desk.pass(60_001);
    await desk.deliver();
    expect(target.received).toHaveLength(1);
  });

  // On Postgres another worker may still be running.
  test.skipIf(process.env.TEST_DATABASE_URL)(
    'the next process on an embedded database sends at once what the last one had claimed',
    async () => {
      const target = await desk.receiver();
      const endpoint = await desk.endpointFor(target.url, ['filing.created']);
      await desk.file();
      await desk.service.parts.database.query(
        'update webhook_deliveries set claimed_until = $1 where endpoint_id = $2',
        [new Date(began.getTime() + 60_000), endpoint.id],
      );
      const next = new Deliveries(desk.service.parts);
      await next.start();
      next.wake();
      await next.stop();
      expect(target.received).toHaveLength(1);
    },
  );
});
