import { Webhook as Standard } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { claimDeliveries } from '#lib/service/webhook/claim-deliveries';
import { findInDatabase } from '#lib/testing/find-in-database';
import { call } from '#lib/testing/harness';
import { status } from '#lib/testing/receiver';
import { began, webhookDeskOfFile } from '#lib/testing/webhook-desk';

const hour = 3_600_000;

const desk = await webhookDeskOfFile();

describe('by hand', () => {
  test('a rotation with a key is done once: a retry returns the same secret, and other endpoints are other requests', async () => {
    const one = (await desk.endpointFor('https://northwind.example/webhooks')).id;
    const other = (await desk.endpointFor('https://northwind.example/others')).id;
    const rotate = (id: string, key: string) =>
      call(
        desk.service,
        desk.tenant().testKey,
        'POST',
        `/v1/webhook-endpoint/${id}/rotate-secret`,
        undefined,
        {
          'Idempotency-Key': key,
        },
      );
    const first = await rotate(one, 'key');
    const again = await rotate(one, 'key');
    expect([again.status, again.body.secret]).toEqual([200, first.body.secret]);
    expect([first, again].map(({ headers }) => headers.get('Idempotent-Replayed'))).toEqual([null, 'true']);
    const conflict = await rotate(other, 'key');
    expect([conflict.status, conflict.body.existing_id]).toEqual([409, one]);
    expect((await rotate(one, 'next')).body.secret).not.toBe(first.body.secret);
  });

  test('a change that begins from values that somebody else has changed since is refused, and one of other members is not', async () => {
    const { id } = await desk.endpointFor('https://northwind.example/webhooks', [
      'filing.filed',
      'case.opened',
    ]);
    const change = (body: unknown) => desk.api('PATCH', `/v1/webhook-endpoint/${id}`, body);
    const seen = {
      url: 'https://northwind.example/webhooks',
      event_types: ['case.opened', 'filing.filed'],
      description: null,
    };
    const first = { event_types: ['filing.filed', 'case.opened', 'filing.completed'], instead_of: seen };
    expect((await change(first)).status).toBe(200);
    expect((await change(first)).status).toBe(200);
    const stale = await change({ event_types: ['filing.filed'], instead_of: seen });
    expect([stale.status, stale.body.detail]).toEqual([
      409,
      expect.stringContaining('Somebody else has changed the event types'),
    ]);
    const described = await change({ description: 'East', instead_of: seen });
    expect([described.status, described.body.event_types]).toEqual([200, first.event_types]);
    expect((await change({ event_types: ['*'] })).body.event_types).toEqual(['*']);
  });

  test('a rotated secret signs beside the old one for 24 hours', async () => {
    const target = await desk.receiver();
    const first = await desk.endpointFor(target.url, ['filing.created']);
    desk.service.time.now = new Date();
    const rotated = (await desk.api('POST', `/v1/webhook-endpoint/${first.id}/rotate-secret`, {})).body;
    expect(rotated.secret).not.toBe(first.secret);
    await desk.file();
    await desk.deliver();
    const [message] = target.received;
    const headers = message?.headers as Record<string, string>;
    for (const secret of [first.secret, rotated.secret]) {
      expect(new Standard(secret).verify(message?.body ?? '', headers)).toBeTruthy();
    }
    desk.pass(24 * hour + 1);
    await desk.file();
    await desk.deliver();
    expect(String(target.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  test('a second rotation within the day does not shorten the first secret’s time', async () => {
    const target = await desk.receiver();
    const first = await desk.endpointFor(target.url, ['filing.created']);
    desk.service.time.now = new Date();
    const rotate = async () =>
      (await desk.api('POST', `/v1/webhook-endpoint/${first.id}/rotate-secret`, {})).body;
    const secrets = [first.secret, (await rotate()).secret, (await rotate()).secret];
    await desk.file();
    await desk.deliver();
    const [message] = target.received;
    for (const secret of secrets) {
      const signed = message?.headers as Record<string, string>;
      expect(new Standard(secret).verify(message?.body ?? '', signed)).toBeTruthy();
    }
    desk.pass(24 * hour + 1);
    await desk.file();
    await desk.deliver();
    expect(String(target.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  test('a test message is sent at once, shown with its response, and records no event', async () => {
    const target = await desk.receiver((response) => response.writeHead(202).end('got it'));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    const { body } = await desk.api('POST', `/v1/webhook-endpoint/${endpoint.id}/test`, {});
    expect(body).toMatchObject({
      object: 'webhook_delivery',
      status: 'delivered',
      event_type: 'webhook_endpoint.test',
      attempts: [{ manual: true, response: { status: 202, body: 'got it' } }],
    });
    expect(body.attempts[0].request.body).toBe(target.received[0]?.body);
    expect((await desk.api('GET', `/v1/event/${body.event_id}`)).status).toBe(404);
    const ofType = (type: string) =>
      desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}/delivery?event_type=${type}`);
    expect((await ofType('webhook_endpoint.test')).body.data.map(({ id }: { id: string }) => id)).toEqual([
      body.id,
    ]);
    expect((await ofType('filing.complete')).body).toMatchObject({
      status: 400,
      errors: [{ pointer: '?event_type', code: 'invalid_value' }],
    });
  });

  test('a delivery can be resent, also a successful one, and to a disabled endpoint', async () => {
    const target = await desk.receiver();
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    await desk.deliver();
    const [delivery] = await desk.deliveries(endpoint.id);
    await desk.api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { status: 'disabled' });
    const { body } = await desk.api('POST', `/v1/webhook-delivery/${delivery.id}/resend`, {});
    expect(
      body.attempts.map(({ number, manual }: { number: number; manual: boolean }) => [number, manual]),
    ).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(target.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery.event_id,
      delivery.event_id,
    ]);
  });

  test('a failed resend leaves a delivery to the worker that is sending it, so that no second one sends it too', async () => {
    const target = await desk.receiver(status(500));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    const claim = () => claimDeliveries(desk.service.parts, { most: 100, mostOfOne: 100, except: [] });
    const [claimed] = (await claim()).filter(({ endpoint_id }) => endpoint_id === endpoint.id);
    const resent = await desk.api('POST', `/v1/webhook-delivery/${claimed?.id}/resend`, {});
    expect(resent.body).toMatchObject({ status: 'pending', attempts: [{ manual: true }] });
    expect(await claim()).toEqual([]);
  });

  test('resending leaves the schedule of a pending delivery as it is', async () => {
    const target = await desk.receiver(status(500));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    desk.service.time.now = new Date();
    await desk.file();
    await desk.deliver();
    const [delivery] = await desk.deliveries(endpoint.id);
    for (let nth = 0; nth < 7; nth += 1) {
      const { body } = await desk.api('POST', `/v1/webhook-delivery/${delivery.id}/resend`, {});
      expect(body.next_attempt_at).toBe(delivery.next_attempt_at);
    }
    desk.pass(7_000);
    await desk.deliver();
    const [after] = await desk.deliveries(endpoint.id);
    expect(after).toMatchObject({ status: 'pending', attempt_count: 9 });
    // The second pause of the schedule, with its jitter.
    const pause = Date.parse(after.next_attempt_at) - desk.service.time.now.getTime();
    expect(Math.abs(pause - 300_000)).toBeLessThanOrEqual(30_000);
  });

  test('disabling drops pending deliveries; after enabling, recover sends them and later events', async () => {
    const target = await desk.receiver(status(500));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    await desk.deliver();
    await desk.api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { status: 'disabled' });
    expect(await desk.deliveries(endpoint.id, '&status=dropped')).toHaveLength(1);
    await desk.file();
    const recover = () =>
      desk.api('POST', `/v1/webhook-endpoint/${endpoint.id}/recover`, { since: began.toISOString() });
    expect((await recover()).status).toBe(409);
    await desk.api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { status: 'enabled' });
    target.answer(status(200));
    expect((await recover()).body).toMatchObject({ object: 'webhook_recovery', count: 2 });
    await desk.deliver();
    expect(await desk.deliveries(endpoint.id, '&status=delivered')).toHaveLength(2);
    expect((await recover()).body.count).toBe(0);
  });

  test('recover also sends at once what waits for a retry, and starts its schedule again', async () => {
    const target = await desk.receiver(status(500));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    await desk.deliver();
    desk.pass(6_000);
    await desk.deliver();
    const recover = async () => {
      const since = { since: began.toISOString() };
      return (await desk.api('POST', `/v1/webhook-endpoint/${endpoint.id}/recover`, since)).body.count;
    };
    expect(await recover()).toBe(1);
    // It is due already.
    expect(await recover()).toBe(0);
    await desk.deliver();
    expect(target.received).toHaveLength(3);
    target.answer(status(200));
    desk.pass(6_000);
    await desk.deliver();
    expect(await desk.deliveries(endpoint.id)).toMatchObject([{ status: 'delivered', attempt_count: 2 }]);
  });

  test('recover leaves alone what is being sent', async () => {
    const answers: (() => void)[] = [];
    const target = await desk.receiver(status(500));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    await desk.deliver();
    target.answer((response) => void answers.push(() => response.writeHead(200).end()));
    desk.pass(6_000);
    desk.worker.wake();
    await expect.poll(() => answers.length).toBe(1);
    const since = { since: began.toISOString() };
    const { body } = await desk.api('POST', `/v1/webhook-endpoint/${endpoint.id}/recover`, since);
    for (const answer of answers) answer();
    await desk.worker.settled();
    expect([body.count, target.received.length]).toEqual([0, 2]);
  });

  test('a change that changes nothing is not recorded', async () => {
    const endpoint = await desk.endpointFor((await desk.receiver()).url);
    const { body: before } = await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`);
    desk.service.time.now = new Date(desk.service.time.now.getTime() + 60_000);
    const same = { url: before.url, event_types: before.event_types, status: 'enabled' };
    const { body } = await desk.api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, same);
    expect(body).toEqual(before);
    const entries = await desk.service.parts.database.query(
      'select action from audit_entries where object_id = $1',
      [endpoint.id],
    );
    expect(entries).toEqual([{ action: 'webhook_endpoint.created' }]);
  });

  test('deleting stops all deliveries and removes all rows', async () => {
    const target = await desk.receiver();
    const endpoint = await desk.endpointFor(target.url);
    await desk.file();
    expect((await desk.api('DELETE', `/v1/webhook-endpoint/${endpoint.id}`)).body).toEqual({
      id: endpoint.id,
      object: 'webhook_endpoint',
      deleted: true,
    });
    await desk.deliver();
    expect(target.received).toEqual([]);
    expect((await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).status).toBe(404);
  });

  test('its secret is only shown at creation and rotation, and stored nowhere in plain text', async () => {
    const target = await desk.receiver();
    const endpoint = await desk.endpointFor(target.url);
    for (const { body } of [
      await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`),
      await desk.api('GET', '/v1/webhook-endpoint'),
      await desk.api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { description: 'Mine' }),
    ]) {
      expect(JSON.stringify(body)).not.toContain('whsec_');
    }
    const raw = endpoint.secret.slice('whsec_'.length);
    expect(await findInDatabase(desk.service.parts, raw)).toEqual([]);
  });
});

describe('refuses', () => {
  test.each([
    [{ url: 'ftp://example.com/', event_types: ['*'] }, '/url'],
    [{ url: 'https://user:password@example.com/', event_types: ['*'] }, '/url'],
    [{ url: 'https://example.com/hook\u200b', event_types: ['*'] }, '/url'],
    [{ url: 'https://example.com/', event_types: [] }, '/event_types'],
    [{ url: 'https://example.com/', event_types: ['filing.exploded'] }, '/event_types/0'],
    [{ event_types: ['*'] }, '/url'],
    [{ url: 'http://10.0.0.8/', event_types: ['*'] }, '/url'],
    [{ url: 'http://169.254.169.254/latest/meta-data', event_types: ['*'] }, '/url'],
  ])('%j', async (body, pointer) => {
    const refused = await desk.api('POST', '/v1/webhook-endpoint', body);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, pointer]);
  });

  test('a live target without encryption', async () => {
    const body = { url: 'http://receiver.example/', event_types: ['*'] };
    const refused = await desk.api('POST', '/v1/webhook-endpoint', body, desk.tenant().liveKey);
    expect(refused.body.errors).toMatchObject([{ pointer: '/url', code: 'https_required' }]);
  });

  test('a recovery of expired events', async () => {
    const target = await desk.receiver();
    const endpoint = await desk.endpointFor(target.url);
    const refused = await desk.api('POST', `/v1/webhook-endpoint/${endpoint.id}/recover`, {
      since: '2026-01-01T00:00:00Z',
    });
    expect(refused.body.errors).toMatchObject([{ pointer: '/since', code: 'too_early' }]);
    expect(refused.body.detail).toMatch(/ 30 days, and it is \d{4}-\d\d-\d\dT[\d:.]+Z now\./);
  });
});

describe('guards', () => {
  test('a request without a credential, or with a read-only key, is refused', async () => {
    expect((await call(desk.service, null, 'GET', '/v1/webhook-endpoint')).status).toBe(401);
    const body = { url: 'https://example.com/', event_types: ['*'] };
    expect((await desk.api('POST', '/v1/webhook-endpoint', body, desk.tenant().readOnlyKey)).status).toBe(
      403,
    );
  });
});
