import { expect } from 'vitest';
import { type Answer, call, type Json, made } from '../target.ts';
import { addBusiness, freshName } from './business.ts';
import { submissionFor } from './submission.ts';

export const submitPath = '/v1/filing/foreign-qualification';

export function submit(body: Json, idempotencyKey?: string, key?: string): Promise<Answer> {
  const headers: Record<string, string> = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
  return call('POST', submitPath, { body, headers, ...(key ? { key } : {}) });
}

/** A submitted filing that stays in its status until it is advanced. */
export async function fileIn(jurisdiction = 'US-TX', changes: Json = {}, facts: Json = {}) {
  const businessId = await addBusiness({ legal_name: freshName('STALL'), ...facts });
  const body = { ...(await submissionFor(businessId, jurisdiction)), ...changes };
  const answer = await submit(body);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  return { businessId, body, filing: answer.body };
}

/** Advances a test filing, one step each. */
export async function advance(id: string, steps = 1): Promise<Json> {
  let filing: Json = null;
  for (let step = 0; step < steps; step += 1) filing = await made('POST', `/v1/sandbox/filing/${id}/advance`);
  return filing;
}

export async function complete(jurisdiction = 'US-TX', changes: Json = {}) {
  const { businessId, filing, body } = await fileIn(jurisdiction, changes);
  return { businessId, body, queued: filing, filing: await advance(filing.id, 4) };
}

export const read = (path: string): Promise<Json> => made('GET', path);

export function openCase(filingId: string, request: Json): Promise<Json> {
  return made('POST', `/v1/sandbox/filing/${filingId}/case`, request);
}
