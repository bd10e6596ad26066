import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect } from 'vitest';
import { advance, fileIn, read } from '../make/filing.ts';
import { reachesHere } from '../reaches-here.ts';
import { states, statesIf } from '../states.ts';
import { call, type Json, made } from '../target.ts';

const steps = ['filing.ready_to_file', 'filing.processing', 'filing.filed', 'filing.completed'];
const metadata = { matter: 'M-1042', client: 'Nörthwind 🚚' };
// A target that cannot reach this machine shows its own list of events instead.
const isNear = await reachesHere();

type Delivery = { headers: Record<string, string>; text: string };
const deliveries: Delivery[] = [];
const receiver = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    deliveries.push({ headers: request.headers as Record<string, string>, text });
    response.writeHead(204).end();
  });
});

let endpoint: Json;
let filing: Json;
let listed: Json[];
beforeAll(async () => {
  if (isNear) {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/hook`;
    endpoint = await made('POST', '/v1/webhook-endpoint', { url, event_types: ['*'] });
  }
  filing = (await fileIn('US-TX', { metadata })).filing;
  await advance(filing.id, 4);
  listed = (await read(`/v1/filing/${filing.id}/event`)).data;
}, 60_000);
afterAll(async () => {
  if (endpoint) await call('DELETE', `/v1/webhook-endpoint/${endpoint.id}`);
  receiver.close();
});

const parsed = () =>
  deliveries.map(({ text }) => JSON.parse(text)).filter(({ data }) => data?.object?.id === filing.id);

/** The deliveries of the filing, once all have arrived. */
async function delivered(): Promise<Json[]> {
  for (let tries = 0; tries < 300 && !parsed().some(({ type }) => type === 'filing.completed'); tries += 1)
    await wait(100);
  return parsed();
}

states(
  'events.1',
  () => {
    expect(listed.map(({ type }) => type).filter((type) => steps.includes(type))).toEqual(steps);
  },
  'in the history',
);
states(
  'events.2',
  () => {
    for (const { data } of listed.filter(({ type }) => steps.includes(type)))
      expect(data.object.metadata).toEqual(metadata);
  },
  'in the history',
);

statesIf(
  isNear,
  'events.1',
  async () => {
    const types = (await delivered()).map(({ type }) => type);
    for (const step of steps) expect(types).toContain(step);
    expect(types.filter((type) => steps.includes(type))).toEqual(steps);
  },
  'delivered',
);
statesIf(
  isNear,
  'events.2',
  async () => {
    for (const { type, data } of await delivered()) {
      if (steps.includes(type)) expect(data.object.metadata).toEqual(metadata);
    }
  },
  'delivered',
);
statesIf(
  isNear,
  'events.3',
  async () => {
    await delivered();
    const webhook = new Webhook(endpoint.secret);
    for (const { text, headers } of deliveries) {
      const event = webhook.verify(text, headers) as Json;
      expect(event).toMatchObject({
        object: 'event',
        mode: 'test',
        sequence: expect.any(Number),
        data: { object: expect.any(Object) },
      });
    }
  },
  'signed',
);
