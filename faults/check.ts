import { setTimeout as wait } from 'node:timers/promises';
import { openFilingStatuses } from '#lib/rules/filing/filing-state';
import type { Received } from '../lib/testing/receiver.ts';
import { lostOf } from './check-acknowledged.ts';
import type { Ledger } from './ledger.ts';
import type { Body, RetryingClient } from './retrying-client.ts';

const attempts = 300;

/** Waits until everything in the sandbox has completed by itself; returns what has not. */
export async function settle(client: RetryingClient): Promise<string[]> {
  const plan = await untilNone(async () =>
    (await client.all('/v1/plan')).find(({ status }) => status === 'sending'),
  );
  if (plan) return [`The plan ${plan.id} is never sent.`];
  const first = async (path: string) => (await client.read(`${path}&limit=1`)).data[0];
  const open = await untilNone(() => first('/v1/case?status=under_review'));
  if (open) return [`The case ${open.id} is never reviewed.`];
  // A filing with a case that was not answered before the load ended still waits for the answer.
  for (const status of openFilingStatuses) {
    const moving = `/v1/filing?status=${status}&needs_response=false`;
    const found = await untilNone(() => first(moving));
    if (found) return [`The filing ${found.id} stands still at ${status}.`];
  }
  return [];
}

/** Waits for every event of this key as long as messages keep coming; returns those that never reached the receiver. */
export async function allDelivered(client: RetryingClient, received: Received[]): Promise<string[]> {
  const events = await client.all('/v1/event');
  const missing = () => {
    const arrived = new Set(received.map(({ event }) => event.id));
    return events.filter(({ id }) => !arrived.has(id));
  };
  let left = missing();
  for (let attempt = 0; left.length > 0 && attempt < attempts; attempt += 1) {
    await wait(500);
    const now = missing();
    // What waited during the load may take longer than a lost message is waited for.
    if (now.length < left.length) attempt = 0;
    left = now;
  }
  return left.map(({ id, type }) => `The event ${id} (${type}) never reached the receiver.`);
}

async function untilNone(
  find: () => Body | undefined | Promise<Body | undefined>,
): Promise<Body | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (!(await find())) return undefined;
    await wait(500);
  }
  return find();
}

/** Everything in this key's ledger is present, and nothing is duplicated. */
export async function check(client: RetryingClient, ledger: Ledger, received: Received[]): Promise<string[]> {
  const filings = await client.all('/v1/filing');
  const faults = [...client.faults, ...(await lostOf(client, ledger, filings))];
  faults.push(
    ...twice(
      filings.flatMap(({ metadata }) => metadata.key ?? []),
      'filings have the key',
    ),
  );
  const ofPlans = (await client.all('/v1/plan')).flatMap(({ states }) =>
    states.flatMap((one: Body) => one.filing_id ?? []),
  );
  faults.push(...twice(ofPlans, 'states of plans have the filing'));
  const keyless = filings.filter(({ metadata }) => !metadata.key).length;
  if (keyless !== new Set(ofPlans).size)
    faults.push(`The states of plans name ${ofPlans.length} filings, and ${keyless} were filed for them.`);
  const events = new Map<string, Body[]>();
  for (const { id } of filings) events.set(id, await client.all(`/v1/filing/${id}/event`));
  faults.push(...sequenceFaults(events), ...orderFaults(events, received));
  return faults;
}

/** Each filing has the events 1, 2, 3 … and reached each status once: a job that ran twice would show here. */
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

/** The first arrivals of a filing's events are in order, however often each arrived. */
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

function twice(values: string[], what: string): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([value, count]) => `${count} ${what} ${value}.`);
}
