import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { tenantContext } from '#lib/service/tenant-context';
import { type Claimed, claimDeliveries } from '#lib/service/webhook/claim-deliveries';
import { sendDeliveries } from '#lib/service/webhook/send-deliveries';
import { status } from '#lib/testing/receiver';
import { webhookDeskOfFile } from '#lib/testing/webhook-desk';

const desk = await webhookDeskOfFile();

// As many as a worker sends to one endpoint at once.
const onTheirWay = 8;

async function file(count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) await desk.file();
}

/** Keeps a receiver from answering until it is released. */
function holding() {
  const { promise, resolve } = Promise.withResolvers<number>();
  return {
    hold: (response: ServerResponse) => void promise.then((code) => response.writeHead(code).end()),
    release: (code = 200) => resolve(code),
  };
}

async function isDisabled(id: string): Promise<void> {
  const read = async () => (await desk.api('GET', `/v1/webhook-endpoint/${id}`)).body.status;
  await expect.poll(read).toBe('disabled');
}

async function claim(endpointId: string): Promise<Claimed[]> {
  const claimed = await claimDeliveries(desk.service.parts, { most: 256, mostOfOne: 32, except: [] });
  return claimed.filter(({ endpoint_id }) => endpoint_id === endpointId);
}

/** Sends as another worker does. */
async function send([first, ...others]: readonly Claimed[]): Promise<void> {
  if (!first) throw new Error('nothing was claimed');
  const ctx = tenantContext(desk.service.parts, first);
  const ignore = () => {};
  await sendDeliveries(
    ctx,
    [first, ...others],
    { isOver: false },
    { onAnswered: ignore, onRecorded: ignore },
  );
}

test('410 in answer to the first of many stops all that are not yet on their way', async () => {
  const others = holding();
  const target = await desk.receiver((response, nth) =>
    nth === 1 ? status(410)(response, nth) : others.hold(response),
  );
  const endpoint = await desk.endpointFor(target.url, ['filing.created']);
  await file(16);
  desk.worker.wake();
  await isDisabled(endpoint.id);
  others.release();
  await desk.worker.settled();
  expect(target.received.length).toBeLessThanOrEqual(onTheirWay);
  const left = (await desk.deliveries(endpoint.id)).map((one: { status: string }) => one.status);
  expect(left).toContain('dropped');
  expect(left).not.toContain('pending');
});

test('410 stops what the same worker claimed while the first was on its way', async () => {
  const [first, others] = [holding(), holding()];
  const target = await desk.receiver((response, nth) => (nth === 1 ? first : others).hold(response));
  const endpoint = await desk.endpointFor(target.url, ['filing.created']);
  await file(1);
  desk.worker.wake();
  await expect.poll(() => target.received.length).toBe(1);
  await file(16);
  desk.worker.wake();
  await expect.poll(() => target.received.length).toBe(1 + onTheirWay);
  first.release(410);
  await isDisabled(endpoint.id);
  others.release();
  await desk.worker.settled();
  expect(target.received.length).toBeLessThanOrEqual(1 + onTheirWay);
});

test('what another worker claimed before a 410 is not sent after it', async () => {
  const target = await desk.receiver(status(410));
  const endpoint = await desk.endpointFor(target.url, ['filing.created']);
  await file(3);
  const [first, ...others] = await claim(endpoint.id);
  await send(first ? [first] : []);
  await send(others);
  expect(target.received).toHaveLength(1);
});

test('an endpoint that answers 410 is disabled in test time, however far it was moved', async () => {
  const moved = await desk.api('POST', '/v1/sandbox/clock', { advance_seconds: 60 * 86_400 });
  const target = await desk.receiver(status(410));
  const endpoint = await desk.endpointFor(target.url, ['filing.created']);
  await file(1);
  desk.worker.wake();
  await isDisabled(endpoint.id);
  await desk.worker.settled();
  const read = await desk.api('GET', `/v1/webhook-endpoint/${endpoint.id}`);
  expect([read.body.disabled_at, read.body.updated_at]).toEqual([moved.body.now, moved.body.now]);
  const events = await desk.api('GET', '/v1/event?type=webhook_endpoint.disabled');
  expect(events.body.data).toMatchObject([
    { created_at: moved.body.now, data: { object: { id: endpoint.id } } },
  ]);
});

test('a worker sends no more to an endpoint that was disabled elsewhere', async () => {
  const [first, others] = [holding(), holding()];
  const target = await desk.receiver((response, nth) => (nth === 1 ? first : others).hold(response));
  const endpoint = await desk.endpointFor(target.url, ['filing.created']);
  await file(16);
  const sending = send(await claim(endpoint.id));
  await expect.poll(() => target.received.length).toBe(onTheirWay);
  await desk.api('PATCH', `/v1/webhook-endpoint/${endpoint.id}`, { status: 'disabled' });
  first.release();
  const arrived = async () => (await desk.deliveries(endpoint.id, '&status=delivered')).length;
  await expect.poll(arrived).toBe(1);
  others.release();
  await sending;
  expect(target.received.length).toBeLessThanOrEqual(1 + onTheirWay);
});

test.each([
  ['before they are sent', 0],
  ['while they are sent', 2],
])('an endpoint that is deleted %s needs nothing more, and is no error', async (_, sent) => {
  const answers = holding();
  const target = await desk.receiver(answers.hold);
  const endpoint = await desk.endpointFor(target.url, ['filing.created']);
  await file(2);
  const claimed = await claim(endpoint.id);
  const remove = () => desk.api('DELETE', `/v1/webhook-endpoint/${endpoint.id}`);
  if (sent === 0) await remove();
  const sending = send(claimed);
  await expect.poll(() => target.received.length).toBe(sent);
  if (sent > 0) await remove();
  answers.release();
  await sending;
  expect(target.received).toHaveLength(sent);
});

test('a message that was recorded at the instant of the disabling is dropped, not sent', async () => {
  const target = await desk.receiver();
  const endpoint = await desk.endpointFor(target.url, ['filing.created']);
  await file(2);
  // As another transaction leaves it, which saw no message yet.
  await desk.service.asOwner(
    `update webhook_endpoints set status = 'disabled', disabled_reason = 'partner' where id = '${endpoint.id}'`,
  );
  await desk.deliver();
  expect(target.received).toHaveLength(0);
  expect(await desk.deliveries(endpoint.id)).toMatchObject([{ status: 'dropped' }, { status: 'dropped' }]);
});

test('a worker that waits for the last answers does nothing meanwhile', async () => {
  const { hold, release } = holding();
  const target = await desk.receiver(hold);
  await desk.endpointFor(target.url, ['filing.created']);
  await file(1);
  desk.worker.wake();
  await expect.poll(() => target.received.length).toBe(1);
  const turns = vi.spyOn(globalThis, 'setImmediate');
  const settled = desk.worker.settled();
  await setTimeout(200);
  const taken = turns.mock.calls.length;
  turns.mockRestore();
  release();
  await settled;
  expect(taken).toBeLessThan(100);
});
