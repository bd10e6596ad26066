import { createHash } from 'node:crypto';
import { filingSteps } from '#lib/rules/filing/filing-state';
import type { Ledger } from './ledger.ts';
import type { Body, RetryingClient } from './retrying-client.ts';

/** Every acknowledged write is present with its acknowledged values. */
export async function lostOf(client: RetryingClient, ledger: Ledger, filings: Body[]): Promise<string[]> {
  return [
    ...(await lostBusinesses(client, ledger)),
    ...lostFilings(ledger, new Map(filings.map((one) => [one.id, one]))),
    ...(await lostPlans(client, ledger, new Set(filings.map(({ id }) => id)))),
    ...(await lostDocuments(client, ledger)),
    ...(await lostCases(client, ledger)),
    ...(await lostEndpoints(client, ledger)),
  ];
}

const found = async (client: RetryingClient, path: string): Promise<Body> =>
  (await client.once('GET', path))?.body;

async function lostBusinesses(client: RetryingClient, { businesses }: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, legal_name } of businesses) {
    const business = await found(client, `/v1/business/${id}`);
    if (business?.legal_name !== legal_name) lost.push(`The business ${id} is lost.`);
  }
  return lost;
}

function lostFilings({ filings }: Ledger, byId: Map<string, Body>): string[] {
  return filings.flatMap(({ id, key, canceled, note, moved }) => {
    const filing = byId.get(id);
    if (filing?.metadata.key !== key) return `The filing ${id} is lost.`;
    if (canceled && filing.status !== 'canceled') return `The cancelation of ${id} is lost.`;
    if (note !== null && filing.metadata.note !== note) return `The note of ${id} is lost.`;
    if (moved !== null && filingSteps.indexOf(filing.status) < filingSteps.indexOf(moved))
      return `The move of ${id} to ${moved} is lost: it is ${filing.status}.`;
    return [];
  });
}

async function lostPlans(
  client: RetryingClient,
  { plans }: Ledger,
  filings: ReadonlySet<string>,
): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, business, sent } of plans) {
    const plan = await found(client, `/v1/plan/${id}`);
    if (plan?.business_id !== business) lost.push(`The plan ${id} is lost.`);
    else if (sent && plan.status !== 'sent') lost.push(`The plan ${id} is ${plan.status}.`);
    else
      for (const { filing_id, jurisdiction } of sent ? plan.states : []) {
        if (!filings.has(filing_id)) lost.push(`The filing of ${id} in ${jurisdiction} is lost.`);
      }
  }
  return lost;
}

async function lostDocuments(client: RetryingClient, { documents }: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, sha256 } of documents) {
    const bytes = await client.bytes(`/v1/document/${id}/content`);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256)
      lost.push(`The document ${id} is not what was uploaded.`);
  }
  return lost;
}

async function lostCases(client: RetryingClient, { cases }: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, answer } of cases) {
    const one = await found(client, `/v1/case/${id}`);
    if (one?.id !== id) lost.push(`The case ${id} is lost.`);
    else if (answer !== null && one.response?.fields.remark !== answer)
      lost.push(`The answer to the case ${id} is lost: it is ${one.status}.`);
  }
  return lost;
}

async function lostEndpoints(client: RetryingClient, { endpoints }: Ledger): Promise<string[]> {
  const there = new Map((await client.all('/v1/webhook-endpoint')).map((one) => [one.id, one]));
  return endpoints.flatMap(({ id, description, deleted }) => {
    if (deleted) return there.has(id) ? `The deletion of the endpoint ${id} is lost.` : [];
    return there.get(id)?.description === description ? [] : `The endpoint ${id} is lost.`;
  });
}
