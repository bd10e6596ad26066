import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { filingSteps } from '#lib/rules/filing/filing-state';
import type { Parts } from '../lib/service/context.ts';
import { newId } from '../lib/service/ids.ts';
import { hashKey, makeKey } from '../lib/service/keys.ts';
import type { Seeded } from '../scripts/seeded.ts';
import { answers, business, states } from './answers.ts';
import type { Ledger } from './ledger.ts';
import { made } from './load.ts';
import type { RetryingClient } from './retrying-client.ts';

/** The key of a robot at the operations desk. */
export async function makeOperatorKey({ database, clock }: Parts): Promise<string> {
  const key = makeKey('ops');
  await database.query(
    `insert into operator_keys (id, name, hash, last_four, created_by, created_at)
     select $1, 'Filing robot', $2, $3, person_id, $4 from memberships limit 1`,
    [newId(clock()), hashKey(key), key.slice(-4), clock()],
  );
  return key;
}

/** A partner submits live filings, and a robot at the desk completes them, repeatedly. */
export async function workAtDesk(
  partner: RetryingClient,
  desk: RetryingClient,
  ledger: Ledger,
  random: Seeded,
): Promise<void> {
  while (!partner.isOver) {
    const legal_name = `Live ${randomUUID()} LLC`;
    const company = await made(partner, '/v1/business', business(legal_name));
    if (!company) return;
    ledger.businesses.push({ id: company.id, legal_name });
    const key = randomUUID();
    const body = { ...answers(), jurisdiction: random.oneOf(states), business_id: company.id };
    const path = '/v1/filing/foreign-qualification';
    const filing = await made(partner, path, { ...body, metadata: { key } }, key);
    if (!filing) return;
    const entry: Ledger['filings'][number] = { id: filing.id, key, canceled: false, note: null, moved: null };
    ledger.filings.push(entry);
    await moveToItsEnd(desk, ledger, entry, random);
  }
}

async function moveToItsEnd(
  desk: RetryingClient,
  ledger: Ledger,
  entry: Ledger['filings'][number],
  random: Seeded,
): Promise<void> {
  for (const [nth, from] of filingSteps.entries()) {
    const to = filingSteps[nth + 1];
    if (!to) return;
    await wait(random.between(0, 200));
    const ending = to === 'completed' ? await outcome(desk, ledger, entry.id) : {};
    if (ending === null) return;
    const body = { from, to, ...ending };
    const answer = await desk.untilAnswered('POST', `/v1/operations/filing/${entry.id}/move`, { body });
    if (!answer) return;
    if (answer.status !== 200) {
      desk.faults.push(`A move was refused: ${JSON.stringify(answer.body).slice(0, 600)}`);
      return;
    }
    entry.moved = to;
  }
}

async function outcome(desk: RetryingClient, ledger: Ledger, filing: string) {
  const text = `%PDF-1.4\n1 0 obj <<>> endobj\n% ${randomUUID()}\ntrailer <<>>\n%%EOF\n`;
  const form = new FormData();
  form.append('file', new File([text], 'certificate.pdf', { type: 'application/pdf' }));
  form.append('types[]', 'certificate_of_authority');
  const document = await desk.untilAnswered('POST', `/v1/operations/filing/${filing}/document`, { form });
  if (document?.status !== 201) return null;
  ledger.documents.push({
    id: document.body.id,
    sha256: createHash('sha256').update(text).digest('hex'),
  });
  return {
    result: {
      registration_number: randomUUID().slice(0, 8),
      registration_date: new Date().toISOString().slice(0, 10),
    },
    documents: [document.body.id],
    not_charged_reason: 'It was paid before.',
  };
}
