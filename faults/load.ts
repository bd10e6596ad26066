import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Asking, Body } from './asking.ts';
import type { Ledger } from './ledger.ts';
import type { Seeded } from './seeded.ts';

const address = {
  street_line_1: '1209 Orange Street',
  city: 'Wilmington',
  region: 'DE',
  postal_code: '19801',
  county: 'New Castle',
  country: 'US',
};
const contact = { name: 'Maria Okafor', email: 'maria@bench.example' };
const email = 'filings@bench.example';
const states = ['US-OH', 'US-NV', 'US-KY'] as const;

/** What the states ask that want no document. */
const answers = () => ({
  contact,
  email,
  principal_address: address,
  governing_persons: [{ name: { type: 'person', first: 'Maria', last: 'Okafor' }, address, role: 'member' }],
  purpose: 'Any lawful business',
  business_start_date: new Date().toISOString().slice(0, 10),
  management_structure: 'member_managed',
  home_state_office_address: address,
});

/** One client: business, then submission, plan or upload, over and over until the asking is over. */
export async function work(ask: Asking, ledger: Ledger, random: Seeded): Promise<void> {
  while (!ask.isOver) {
    const legal_name = `Fault ${randomUUID()} LLC`;
    const business = await made(ask, '/v1/business', {
      legal_name,
      entity_type: 'llc',
      formation_jurisdiction: 'US-DE',
      formation_date: '2020-01-15',
      registration_number: '7204518',
      email,
      principal_address: address,
      management_structure: 'member_managed',
      owners: [{ name: { type: 'person', first: 'Maria', last: 'Okafor' }, address, role: 'member' }],
    });
    if (!business) return;
    ledger.businesses.push({ id: business.id, legal_name });
    // The load is to be there at each fault, not to fill the machine.
    await wait(random.between(0, 300));
    await random.oneOf([submit, submit, plan, upload])(ask, ledger, business.id, random);
  }
}

async function submit(ask: Asking, ledger: Ledger, business_id: string, random: Seeded): Promise<void> {
  const key = randomUUID();
  const path = '/v1/filing/foreign-qualification';
  const body = { ...answers(), jurisdiction: random.oneOf(states), business_id, metadata: { key } };
  const filing = await made(ask, path, body, key);
  if (!filing) return;
  const entry: Ledger['filings'][number] = { id: filing.id, key, canceled: false, note: null };
  ledger.filings.push(entry);
  const next = random.oneOf(['again', 'cancel', 'note', 'nothing']);
  if (next === 'again') {
    const again = await made(ask, path, body, key);
    if (again && again.id !== filing.id)
      ask.faults.push(`The key ${key} filed ${filing.id} and ${again.id}.`);
  }
  if (next === 'cancel') {
    const answer = await ask.untilAnswered('POST', `/v1/filing/${filing.id}/cancel`, { body: {} });
    entry.canceled = answer?.status === 200;
  }
  if (next === 'note') {
    const note = randomUUID();
    const answer = await ask.untilAnswered('PATCH', `/v1/filing/${filing.id}`, {
      body: { metadata: { note } },
    });
    if (answer?.status === 200) entry.note = note;
  }
}

async function plan(ask: Asking, ledger: Ledger, business_id: string): Promise<void> {
  const made_ = await made(ask, '/v1/plan', { business_id, jurisdictions: states, answers: answers() });
  if (!made_) return;
  const entry = { id: made_.id, business: business_id, sent: false };
  ledger.plans.push(entry);
  const answer = await ask.untilAnswered('POST', `/v1/plan/${made_.id}/submit`, { body: {} });
  // Sent again after an answer that was lost, it is under way already.
  entry.sent = answer !== null && (answer.status === 202 || answer.status === 409);
  if (answer && !entry.sent)
    ask.faults.push(`A plan was refused: ${JSON.stringify(answer.body).slice(0, 600)}`);
}

async function upload(ask: Asking, ledger: Ledger, business_id: string, random: Seeded): Promise<void> {
  const text = `%PDF-1.4\n1 0 obj <<>> endobj\n% ${'x'.repeat(random.between(1, 50_000))}${randomUUID()}\ntrailer <<>>\n%%EOF\n`;
  const form = new FormData();
  form.append('file', new File([text], 'agreement.pdf', { type: 'application/pdf' }));
  form.append('types[]', 'operating_agreement');
  const answer = await ask.untilAnswered('POST', `/v1/business/${business_id}/document`, { form });
  if (answer?.status !== 201) return;
  ledger.documents.push({ id: answer.body.id, sha256: createHash('sha256').update(text).digest('hex') });
}

async function made(ask: Asking, path: string, body: unknown, key?: string): Promise<Body | null> {
  const answer = await ask.untilAnswered('POST', path, { body, ...(key && { key }) });
  if (!answer) return null;
  if (answer.status === 200 || answer.status === 201) return answer.body;
  ask.faults.push(`POST ${path} was refused: ${JSON.stringify(answer.body).slice(0, 600)}`);
  return null;
}
