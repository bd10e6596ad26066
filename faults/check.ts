import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Received } from '../lib/testing/receiver.ts';
import type { Asking, Body } from './asking.ts';
import type { Ledger } from './ledger.ts';

const attempts = 300;
const underWay = ['queued', 'ready_to_file', 'processing', 'filed'];

/** Waits until every filing has come to its end by itself and every event to the receiver; answers what never does. */
export async function settle(ask: Asking, received: Received[]): Promise<string[]> {
  const plan = await untilNone(async () =>
    (await ask.all('/v1/plan')).find(({ status }) => status === 'sending'),
  );
  if (plan) return [`The plan ${plan.id} is never sent.`];
  const first = async (path: string) => (await ask.read(`${path}&limit=1`)).data[0];
  for (const status of underWay) {
    const found = await untilNone(() => first(`/v1/filing?status=${status}`));
    if (found) return [`The filing ${found.id} stands still at ${status}.`];
  }
  const events = await ask.all('/v1/event');
  const missing = () => {
    const arrived = new Set(received.map(({ event }) => event.id));
    return events.find(({ id }) => !arrived.has(id));
  };
  const event = await untilNone(missing);
  return event ? [`The event ${event.id} (${event.type}) never reached the receiver.`] : [];
}

async function untilNone(find: () => Body | undefined): Promise<Body | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (!(await find())) return undefined;
    await wait(500);
  }
  return find();
}

/** Everything that the ledger has is there, and nothing is there twice. */
export async function check(ask: Asking, ledger: Ledger, received: Received[]): Promise<string[]> {
  const faults = [...ask.faults];
  for (const { id, legal_name } of ledger.businesses) {
    const business = (await ask.once('GET', `/v1/business/${id}`))?.body;
    if (business?.legal_name !== legal_name) faults.push(`The business ${id} is lost.`);
  }
  const filings = await ask.all('/v1/filing');
  const filingsById = byId(filings);
  for (const { id, key, canceled, note } of ledger.filings) {
    const filing = filingsById.get(id);
    if (filing?.metadata.key !== key) faults.push(`The filing ${id} is lost.`);
    else if (canceled && filing.status !== 'canceled') faults.push(`The cancelation of ${id} is lost.`);
    else if (note !== null && filing.metadata.note !== note) faults.push(`The note of ${id} is lost.`);
  }
  faults.push(
    ...twice(
      filings.flatMap(({ metadata }) => metadata.key ?? []),
      'filings have the key',
    ),
  );
  for (const { id, business, sent } of ledger.plans) {
    const plan = (await ask.once('GET', `/v1/plan/${id}`))?.body;
    if (plan?.business_id !== business) faults.push(`The plan ${id} is lost.`);
    else if (sent && plan.status !== 'sent') faults.push(`The plan ${id} is ${plan.status}.`);
    else
      for (const { filing_id, jurisdiction } of sent ? plan.states : []) {
        if (!filingsById.has(filing_id)) faults.push(`The filing of ${id} in ${jurisdiction} is lost.`);
      }
  }
  const ofPlans = (await ask.all('/v1/plan')).flatMap(({ states }) =>
    states.flatMap((one: Body) => one.filing_id ?? []),
  );
  faults.push(...twice(ofPlans, 'states of plans have the filing'));
  const keyless = filings.filter(({ metadata }) => !metadata.key).length;
  if (keyless !== new Set(ofPlans).size)
    faults.push(`The states of plans name ${ofPlans.length} filings, and ${keyless} were filed for them.`);
  for (const { id, sha256 } of ledger.documents) {
    const bytes = await ask.bytes(`/v1/document/${id}/content`);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256)
      faults.push(`The document ${id} is not what was uploaded.`);
  }
  const events = new Map<string, Body[]>();
  for (const { id } of filings) events.set(id, await ask.all(`/v1/filing/${id}/event`));
  faults.push(...sequenceFaults(events), ...orderFaults(events, received));
  return faults;
}

/** Each filing has its events 1, 2, 3 … and came to each status once: a job that ran twice would show here. */
function sequenceFaults(events: Map<string, Body[]>): string[] {
  const faults: string[] = [];
  for (const [filing, list] of events) {
    const sequences = list.map(({ sequence }) => sequence);
    if (list.length === 0 || sequences.some((sequence, index) => sequence !== index + 1))
      faults.push(`The events of ${filing} are ${sequences.join(', ') || 'none'}.`);
    const moves = list.filter(
      ({ data }) => data.object.object === 'filing' && data.previous_attributes?.status,
    );
    faults.push(
      ...twice(
        moves.map(({ data }) => `${filing} came to ${data.object.status}`),
        'events say',
      ),
    );
  }
  return faults;
}

/** The first arrivals of a filing's events are in their order, however often each came. */
function orderFaults(events: Map<string, Body[]>, received: Received[]): string[] {
  const filingOf = new Map(
    [...events].flatMap(([filing, list]) => list.map(({ id }) => [id, filing] as const)),
  );
  const last = new Map<string, number>();
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const { event } of received) {
    const filing = filingOf.get(event.id);
    if (!filing || seen.has(event.id)) continue;
    seen.add(event.id);
    const before = last.get(filing) ?? 0;
    if (event.sequence !== before + 1)
      faults.push(`Event ${event.sequence} of ${filing} came after ${before}.`);
    last.set(filing, event.sequence);
  }
  return faults;
}

const byId = (list: Body[]): Map<string, Body> => new Map(list.map((one) => [one.id, one]));

function twice(values: string[], what: string): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([value, count]) => `${count} ${what} ${value}.`);
}
