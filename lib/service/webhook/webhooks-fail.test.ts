import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { mailsTo } from '#lib/testing/mails';
import { createPerson } from '#lib/testing/person';
import { type startReceiver, status } from '#lib/testing/receiver';
import { began, webhookDeskOfFile } from '#lib/testing/webhook-desk';

const hour = 3_600_000;

const schedule = [0, 5_000, 300_000, 1_800_000, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

const desk = await webhookDeskOfFile();

describe('what goes wrong', () => {
  test('is retried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, then dropped', async () => {
    const target = await desk.receiver(status(500));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    const counts: number[] = [];
    for (const pause of schedule) {
      // Nothing arrives just before the earliest moment that the jitter allows.
      desk.pass(Math.max(0, pause * 0.9 - 1_000));
      if (pause > 0) await desk.deliver();
      desk.pass(pause * 0.2 + 2_000);
      await desk.deliver();
      counts.push(target.received.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(target.received.map(({ body }) => body)).size).toBe(1);
    const [delivery] = await desk.deliveries(endpoint.id);
    expect(delivery).toMatchObject({
      status: 'failed',
      attempt_count: 8,
      next_attempt_at: null,
      last_status: 500,
    });
    desk.pass(48 * hour);
    await desk.deliver();
    expect(target.received).toHaveLength(8);
  });

  test('a receiver that recovers gets the event, and the endpoint is healthy again', async () => {
    const target = await desk.receiver(status(503));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    await desk.deliver();
    expect((await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body.failing_since).toBe(
      began.toISOString(),
    );
    target.answer(status(204));
    desk.pass(6_000);
    await desk.deliver();
    expect(await desk.deliveries(endpoint.id)).toMatchObject([{ status: 'delivered', attempt_count: 2 }]);
    expect((await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body.failing_since).toBeNull();
  });

  test.each([
    [
      'a redirect is no success and is not followed',
      status(302, { Location: 'http://127.0.0.1:1/' }),
      302,
      null,
    ],
    [
      'a receiver that hangs is left after the time-out',
      () => {},
      null,
      'No answer came within 1.5 seconds.',
    ],
    [
      'a connection that is cut',
      (response: { destroy(): void }) => response.destroy(),
      null,
      'The connection was closed before an answer came.',
    ],
    [
      'a success that is cut is none',
      (response: ServerResponse) => {
        response.writeHead(200, { 'Content-Length': '100' }).flushHeaders();
        response.write('half', () => response.destroy());
      },
      200,
      'The connection was closed before the answer ended.',
    ],
  ] as const)('%s', async (_name, answer, code, error) => {
    desk.waitOnly(1_500);
    const target = await desk.receiver(answer as Parameters<typeof startReceiver>[0]);
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    await desk.deliver();
    const [delivery] = await desk.deliveries(endpoint.id);
    expect(delivery).toMatchObject({ status: 'pending', attempt_count: 1, last_status: code });
    const { body } = await desk.api('GET', `/v1/webhook-delivery/${delivery.id}`);
    expect(body.attempts[0]).toMatchObject({ error, response: code === null ? null : { status: code } });
  });

  test('Retry-After is honored', async () => {
    const target = await desk.receiver(status(429, { 'Retry-After': '600' }));
    await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    await desk.deliver();
    desk.pass(590_000);
    await desk.deliver();
    expect(target.received).toHaveLength(1);
    desk.pass(20_000);
    await desk.deliver();
    expect(target.received).toHaveLength(2);
  });

  test('410 disables the endpoint at once, also if the answer does not end', async () => {
    desk.waitOnly(1_500);
    const target = await desk.receiver((response) => response.writeHead(410).write('half'));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    await desk.file();
    await desk.deliver();
    expect((await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body.disabled_reason).toBe('gone');
  });

  test('410 disables the endpoint at once, with an event and an email once the mail server is up, and nothing more is sent', async () => {
    const admin = await createPerson(desk.service, desk.tenant().organizationId, {
      roles: ['administrator'],
    });
    const target = await desk.receiver(status(410));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    const watcher = await desk.receiver();
    await desk.endpointFor(watcher.url, ['webhook_endpoint.disabled']);
    const down = vi.spyOn(desk.service.parts.mailer, 'send').mockRejectedValue(new Error('down'));
    await desk.file();
    await desk.deliver();
    expect((await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body).toMatchObject({
      status: 'disabled',
      disabled_reason: 'gone',
      disabled_at: began.toISOString(),
    });
    expect(watcher.received.map(({ event }) => [event.type, event.data.object.id])).toEqual([
      ['webhook_endpoint.disabled', endpoint.id],
    ]);
    down.mockRestore();
    const mails = await mailsTo(desk.service, admin.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('410 Gone');
    expect(mails[0]?.subject).toMatch(/^\[Test\] Webhooks to /);
    expect(mails[0]?.text).toContain('As a member of Test organization,');
    await desk.file();
    await desk.deliver();
    expect(target.received).toHaveLength(1);
  });

  test('the email is queued with the outcome: a process that ends right after it loses none', async () => {
    const admin = await createPerson(desk.service, desk.tenant().organizationId, {
      roles: ['administrator'],
    });
    const endpoint = await desk.endpointFor((await desk.receiver(status(410))).url, ['filing.created']);
    const ended = vi.spyOn(desk.service.parts.jobs, 'enqueueOwn').mockRejectedValue(new Error('ended'));
    await desk.file();
    await desk.deliver();
    ended.mockRestore();
    expect((await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body.status).toBe('disabled');
    expect(await mailsTo(desk.service, admin.email)).toHaveLength(1);
  });

  test('a message that cannot be written keeps back no other', async () => {
    const target = await desk.receiver();
    await desk.endpointFor(target.url, ['filing.created']);
    const { filing: broken } = await desk.file();
    const { filing: whole } = await desk.file();
    await desk.service.asOwner(`update events set actor = '{}' where filing_id = '${broken.id}'`);
    await desk.deliver();
    expect(target.received.map(({ event }) => event.data.object.id)).toEqual([whole.id]);
  });

  test('a message that cannot be written is tried on schedule, and then a later one of its filing is sent', async () => {
    const target = await desk.receiver();
    const endpoint = await desk.endpointFor(target.url, ['filing.created', 'filing.ready_to_file']);
    const { filing } = await desk.file('US-CO');
    await desk.service.asOwner(`update events set actor = '{}' where filing_id = '${filing.id}'`);
    await desk.api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
    for (const pause of schedule) {
      expect(target.received).toEqual([]);
      desk.pass(pause * 1.2 + 2_000);
      await desk.deliver();
    }
    expect(target.received.map(({ event }) => event.type)).toEqual(['filing.ready_to_file']);
    const [, unwritten] = await desk.deliveries(endpoint.id);
    const { body } = await desk.api('GET', `/v1/webhook-delivery/${unwritten.id}`);
    expect(body).toMatchObject({ status: 'failed', attempt_count: 8, next_attempt_at: null });
    const error = 'The message could not be written, so nothing was sent.';
    expect(body.attempts[0]).toMatchObject({ request: { headers: {}, body: '' }, response: null, error });
  });

  test('an endpoint is not disabled for messages that could not be written', async () => {
    const target = await desk.receiver();
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    for (const pause of [0, 121 * hour]) {
      desk.pass(pause);
      const { filing } = await desk.file();
      await desk.service.asOwner(`update events set actor = '{}' where filing_id = '${filing.id}'`);
      await desk.deliver();
    }
    const { body } = await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`);
    expect(body).toMatchObject({ status: 'enabled', failing_since: null });
  });

  test('an endpoint that is enabled again and again sends one mail a day', async () => {
    const admin = await createPerson(desk.service, desk.tenant().organizationId, {
      roles: ['administrator'],
    });
    const target = await desk.receiver(status(410));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    const flap = async () => {
      await desk.api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { status: 'enabled' });
      await desk.file();
      await desk.deliver();
    };
    const seen: number[] = [];
    for (const hours of [0, 1, 22, 1, 1]) {
      desk.pass(hours * 3_600_000);
      await flap();
      seen.push((await mailsTo(desk.service, admin.email)).length);
    }
    expect([target.received.length, seen]).toEqual([5, [1, 1, 1, 2, 2]]);
  });

  test('five days without a success disable it', async () => {
    const target = await desk.receiver(status(500));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    for (const days of [0, 2, 2]) {
      desk.pass(days * 24 * hour);
      await desk.file();
      await desk.deliver();
    }
    expect((await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body.status).toBe('enabled');
    desk.pass(25 * hour);
    await desk.file();
    await desk.deliver();
    expect((await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body).toMatchObject({
      status: 'disabled',
      disabled_reason: 'failing',
    });
  });

  test('another address begins the five days again', async () => {
    const target = await desk.receiver(status(500));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    const change = (body: object) => desk.api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, body);
    await desk.file();
    await desk.deliver();
    desk.pass(6 * 24 * hour);
    expect((await change({ url: target.url, description: 'The same' })).body.failing_since).toBe(
      began.toISOString(),
    );
    expect((await change({ url: `${target.url}/mended` })).body.failing_since).toBeNull();
    await desk.file();
    await desk.deliver();
    expect((await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body.status).toBe('enabled');
  });

  test('a message by hand that fails does not begin the five days, nor end them', async () => {
    const target = await desk.receiver(status(500));
    const endpoint = await desk.endpointFor(target.url, ['filing.created']);
    const test = () => desk.api('POST', `/v1/webhook-endpoint/${endpoint.id}/test`, {});
    const read = async () => (await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`)).body;
    await test();
    expect((await read()).failing_since).toBeNull();
    desk.pass(6 * 24 * hour);
    await desk.file();
    await desk.deliver();
    expect(await read()).toMatchObject({
      status: 'enabled',
      failing_since: desk.service.time.now.toISOString(),
    });
    desk.pass(6 * 24 * hour);
    await test();
    expect((await read()).status).toBe('enabled');
    target.answer(status(200));
    await test();
    expect((await read()).failing_since).toBeNull();
  });

  test('a later event of a filing waits for the earlier one; other filings do not wait', async () => {
    const target = await desk.receiver();
    await desk.endpointFor(target.url, ['filing.created', 'filing.ready_to_file']);
    const { filing } = await desk.file('US-CO');
    target.answer((response, nth) => response.writeHead(nth === 1 ? 500 : 200).end());
    await desk.deliver();
    await desk.api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
    const { filing: other } = await desk.file('US-TX');
    await desk.deliver();
    const seen = () => target.received.map(({ event }) => [event.data.object.id, event.type]);
    expect(seen()).toEqual([
      [filing.id, 'filing.created'],
      [other.id, 'filing.created'],
    ]);
    desk.pass(6_000);
    await desk.deliver();
    expect(seen().slice(2)).toEqual([
      [filing.id, 'filing.created'],
      [filing.id, 'filing.ready_to_file'],
    ]);
  });

  test('one slow endpoint does not delay others', async () => {
    desk.waitOnly(1_500);
    const slow = await desk.receiver(() => {});
    const quick = await desk.receiver();
    const stuck = await desk.endpointFor(slow.url, ['filing.created']);
    await desk.endpointFor(quick.url, ['filing.created']);
    // More than it is given before its claims are no longer fresh: the others are left to another claim.
    const count = 18;
    for (let made = 0; made < count; made += 1) await desk.file();
    desk.worker.wake();
    await expect.poll(() => quick.received.length, { timeout: 10_000 }).toBe(count);
    await desk.worker.settled();
    const tried = await desk.deliveries(stuck.id);
    expect(tried.map(({ attempt_count }: { attempt_count: number }) => attempt_count)).toEqual(
      Array(count).fill(1),
    );
  });

  test('nor does one that shares its host with them', async () => {
    desk.waitOnly(1_500);
    const shared = await desk.receiver((response) => {
      if (response.req.url?.endsWith('quick')) response.end();
    });
    await desk.endpointFor(`${shared.url}/slow`, ['filing.created']);
    const quick = await desk.endpointFor(`${shared.url}/quick`, ['filing.created']);
    const count = 18;
    for (let made = 0; made < count; made += 1) await desk.file();
    await desk.deliver();
    const sent = await desk.deliveries(quick.id, '&status=delivered');
    expect(sent.map(({ attempt_count }: { attempt_count: number }) => attempt_count)).toEqual(
      Array(count).fill(1),
    );
  });
});
