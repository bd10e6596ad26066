import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Seeded } from '../scripts/seeded.ts';
import { answers, business as businessOf, states } from './answers.ts';
import type { Ledger } from './ledger.ts';
import type { Body, RetryingClient } from './retrying-client.ts';

type Doing = (client: RetryingClient, ledger: Ledger, business: string, random: Seeded) => Promise<void>;

const doings: readonly Doing[] = [
  submitThen('answer'),
  submitThen('cancel'),
  plan,
  upload,
  submitThen('note'),
  endpoint,
  submitThen('again'),
];

/** One client: creates a business and something for it, in turn, until the load ends. */
export async function work(
  client: RetryingClient,
  ledger: Ledger,
  random: Seeded,
  first: number,
): Promise<void> {
  for (let nth = first; !client.isOver; nth += 1) {
    const legal_name = `Fault ${randomUUID()} LLC`;
    const business = await made(client, '/v1/business', businessOf(legal_name));
    if (!business) return;
    ledger.businesses.push({ id: business.id, legal_name });
    // The load only has to be active at each fault, not to saturate the machine.
    await wait(random.between(0, 300));
    await doings[nth % doings.length]?.(client, ledger, business.id, random);
  }
}

function submitThen(next: 'answer' | 'cancel' | 'note' | 'again'): Doing {
  return async (client, ledger, business_id, random) => {
    const key = randomUUID();
    const path = '/v1/filing/foreign-qualification';
    const body = { ...answers(), jurisdiction: random.oneOf(states), business_id, metadata: { key } };
    const filing = await made(client, path, body, key);
    if (!filing) return;
    const entry: Ledger['filings'][number] = { id: filing.id, key, canceled: false, note: null, moved: null };
    ledger.filings.push(entry);
    if (next === 'again') {
      const again = await made(client, path, body, key);
      if (again && again.id !== filing.id)
        client.faults.push(`The key ${key} filed ${filing.id} and ${again.id}.`);
    }
    if (next === 'cancel') {
      const answer = await client.untilAnswered('POST', `/v1/filing/${filing.id}/cancel`, { body: {} });
      entry.canceled = answer?.status === 200;
    }
    if (next === 'note') {
      const note = randomUUID();
      const answer = await client.untilAnswered('PATCH', `/v1/filing/${filing.id}`, {
        body: { metadata: { note } },
      });
      if (answer?.status === 200) entry.note = note;
    }
    if (next === 'answer') await answerCase(client, ledger, filing.id);
  };
}

/** Opens a case, unless the filing has ended before, and answers it. */
async function answerCase(client: RetryingClient, ledger: Ledger, filing: string): Promise<void> {
  const field = { name: 'remark', type: 'string', description: 'What is missing?', required: true };
  const opened = await client.untilAnswered('POST', `/v1/sandbox/filing/${filing}/case`, {
    body: { kind: 'missing_information', summary: 'Something is missing', fields: [field] },
  });
  if (opened?.status !== 201) return;
  const entry: Ledger['cases'][number] = { id: opened.body.id, answer: null };
  ledger.cases.push(entry);
  const remark = randomUUID();
  const answer = await client.untilAnswered('POST', `/v1/case/${entry.id}/response`, {
    body: { fields: { remark } },
  });
  // 409: an earlier attempt whose response was lost has answered it.
  if (answer?.status === 200 || answer?.status === 409) entry.answer = remark;
  else if (answer)
    client.faults.push(`A case was not answered: ${JSON.stringify(answer.body).slice(0, 600)}`);
}

/** Adds an endpoint, changes its description and often deletes it. */
async function endpoint(
  client: RetryingClient,
  ledger: Ledger,
  _business: string,
  random: Seeded,
): Promise<void> {
  const body = { url: `http://127.0.0.1:9/${randomUUID()}`, event_types: ['agent_mail.received'] };
  // The limit is twenty endpoints.
  const added = await client.untilAnswered('POST', '/v1/webhook-endpoint', { body });
  if (added?.status !== 201) return;
  const entry = { id: added.body.id, description: randomUUID(), deleted: false };
  const path = `/v1/webhook-endpoint/${entry.id}`;
  const worded = await client.untilAnswered('PATCH', path, { body: { description: entry.description } });
  if (worded?.status !== 200) return;
  ledger.endpoints.push(entry);
  if (random.fraction() < 0.2) return;
  const gone = await client.untilAnswered('DELETE', path);
  entry.deleted = gone?.status === 200 || gone?.status === 404;
}

async function plan(client: RetryingClient, ledger: Ledger, business_id: string): Promise<void> {
  const made_ = await made(client, '/v1/plan', { business_id, jurisdictions: states, answers: answers() });
  if (!made_) return;
  const entry = { id: made_.id, business: business_id, sent: false };
  ledger.plans.push(entry);
  const answer = await client.untilAnswered('POST', `/v1/plan/${made_.id}/submit`, { body: {} });
  // 409: an earlier attempt whose response was lost has submitted it.
  entry.sent = answer !== null && (answer.status === 202 || answer.status === 409);
  if (answer && !entry.sent)
    client.faults.push(`A plan was refused: ${JSON.stringify(answer.body).slice(0, 600)}`);
}

async function upload(
  client: RetryingClient,
  ledger: Ledger,
  business_id: string,
  random: Seeded,
): Promise<void> {
  const text = `%PDF-1.4\n1 0 obj <<>> endobj\n% ${'x'.repeat(random.between(1, 50_000))}${randomUUID()}\ntrailer <<>>\n%%EOF\n`;
  const form = new FormData();
  form.append('file', new File([text], 'agreement.pdf', { type: 'application/pdf' }));
  form.append('types[]', 'operating_agreement');
  const answer = await client.untilAnswered('POST', `/v1/business/${business_id}/document`, { form });
  if (answer?.status !== 201) return;
  ledger.documents.push({ id: answer.body.id, sha256: createHash('sha256').update(text).digest('hex') });
}

export async function made(
  client: RetryingClient,
  path: string,
  body: unknown,
  key?: string,
): Promise<Body | null> {
  const answer = await client.untilAnswered('POST', path, { body, ...(key && { key }) });
  if (!answer) return null;
  if (answer.status === 200 || answer.status === 201) return answer.body;
  client.faults.push(`POST ${path} was refused: ${JSON.stringify(answer.body).slice(0, 600)}`);
  return null;
}
