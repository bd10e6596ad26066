import { addBusiness, addressIn, businessFacts, owners } from '../make/business.ts';
import { submissionFor } from '../make/submission.ts';
import { call, type Json } from '../target.ts';

const question = { name: 'answer', type: 'string', description: 'What do you say?' };

/** Bodies that a schema alone does not describe, by operation: the questions of a state, or of a case. */
export async function makeTemplates(receiver: string): Promise<Record<string, Json[]>> {
  const asked = await Promise.all(['US-TX', 'US-CO', 'US-NV'].map(withoutDocuments));
  const qualifications = asked
    .filter((body) => body !== null)
    .map((body) => ({ ...body, business_id: { $id: 0 } }));
  const { legal_name: _, ...facts } = businessFacts({ owners });
  return {
    createBusiness: ['Freight', 'Harbor', 'Quarry', 'Orchard'].map((word) => ({
      ...facts,
      legal_name: { $name: word },
    })),
    updateBusiness: [
      { metadata: { batch: 'Q4' } },
      { phone: '+13025550142', website: 'https://northwind.example' },
      { principal_address: addressIn('TX') },
    ],
    createForeignQualification: qualifications,
    preflightForeignQualification: qualifications,
    createPlan: ['US-WA', 'US-GA', 'US-OH'].map((code) => ({
      business_id: { $id: 0 },
      jurisdictions: [code],
    })),
    // As it was made; each change makes a plan a version older to the next.
    updatePlan: [{ version: 1, metadata: { batch: 'Q4' } }],
    preflightPlan: [{}],
    submitPlan: [{}],
    openSandboxCase: [{ kind: 'missing_information', fields: [question] }, { kind: 'legal_name_change' }],
    respondToCase: [{ fields: { answer: 'Yes' } }, { fields: { legal_name: { $name: 'Renamed' } } }],
    moveSandboxClock: [{ advance_seconds: 1 }],
    // Most endpoints subscribe to events that do not happen here, because each event of the run goes to all
    // subscribers.
    createWebhookEndpoint: [
      ...Array.from({ length: 9 }, () => ({ url: receiver, event_types: ['obligation.due'] })),
      { url: receiver, event_types: ['document.available'] },
    ],
    updateWebhookEndpoint: [
      { description: 'Another name' },
      { status: 'disabled' },
      { status: 'enabled', event_types: ['obligation.due'] },
    ],
    searchRegistry: [{ query: 'Harbor' }, { query: 'north', jurisdiction: 'US-TX', limit: 5 }],
    ...(await formations()),
  };
}

/** A body generated from the schema would subscribe to everything. */
export const templatesOnly = new Set(['createWebhookEndpoint', 'updateWebhookEndpoint']);

async function withoutDocuments(jurisdiction: string): Promise<Json> {
  const path = `/v1/filing/foreign-qualification/requirement?jurisdiction=${jurisdiction}`;
  const { fields } = (await call('GET', path)).body;
  if (fields.some(({ type, required, when }: Json) => type === 'document' && required && !when)) return null;
  return submissionFor(await addBusiness(), jurisdiction);
}

async function formations(): Promise<Record<string, Json[]>> {
  const { status } = await call('GET', '/v1/filing/formation/requirement?jurisdiction=US-CO');
  if (status !== 200) return {};
  const body = { ...(await submissionFor('', 'US-CO', 'formation')), entity_name: { $name: 'Founded' } };
  return { createFormation: [body], preflightFormation: [body] };
}
