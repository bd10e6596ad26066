import { type Json, made } from '../target.ts';
import { addressIn } from './business.ts';
import { upload } from './document.ts';

type Body = Record<string, Json>;

/** A body with everything that the state requires by its requirement endpoint, with the documents uploaded. */
export async function submissionFor(
  businessId: string,
  jurisdiction = 'US-TX',
  type: 'foreign-qualification' | 'formation' = 'foreign-qualification',
  key?: string,
): Promise<Body> {
  const path = `/v1/filing/${type}/requirement?jurisdiction=${jurisdiction}`;
  const { fields } = await made('GET', path, undefined, key);
  const body: Body = { jurisdiction };
  if (businessId) body.business_id = businessId;
  for (const field of fields) {
    if (field.name in body || !field.required || !isAsked(field.when, body)) continue;
    if (field.name === 'registered_agent') continue;
    body[field.name] = await answerTo(field, jurisdiction.slice(3), businessId, key);
  }
  return body;
}

function isAsked(when: Json, body: Body): boolean {
  if (!when) return true;
  if (when.all) return when.all.every((part: Json) => isAsked(part, body));
  if (when.any) return when.any.some((part: Json) => isAsked(part, body));
  const answer = body[when.field];
  if ('present' in when) return (answer !== undefined) === when.present;
  if ('in' in when) return when.in.includes(answer);
  return 'not' in when ? answer !== when.not : answer === when.equals;
}

async function answerTo(field: Json, state: string, businessId: string, key?: string): Promise<Json> {
  switch (field.type) {
    case 'number':
      return 3;
    case 'boolean':
      return field.options?.[0] ?? true;
    case 'date':
      return '2026-01-05';
    case 'document': {
      const today =
        (await made('GET', '/v1/sandbox/clock').catch(() => null))?.now ?? new Date().toISOString();
      const options = { issuedOn: today.slice(0, 10), ...(key ? { key } : {}) };
      return (await upload(businessId, field.document_types ?? ['other'], options)).body.id;
    }
    case 'object':
      return shaped(field, state);
    case 'list':
      return [shaped(field, state)];
    default:
      return (
        field.options?.[0] ??
        (field.name.endsWith('email') ? 'filings@northwind.example' : 'Any lawful business')
      );
  }
}

export const maria = { type: 'person', first: 'Maria', last: 'Okafor' };

function shaped(field: Json, state: string): Json {
  const address = addressIn(field.located_in === 'home_state' ? 'DE' : state);
  switch (field.shape) {
    case 'address':
      return address;
    case 'filing_contact':
      return { name: 'Maria Okafor', email: 'maria@northwind.example' };
    case 'registered_agent':
      return { type: 'person', name: maria, address };
    case 'governing_person':
      return { name: maria, address, role: 'member', email: 'maria@northwind.example' };
    case 'party':
      return { name: maria, address };
    default:
      return 'Series A';
  }
}

/** An agent in the state that a caller may name. */
export function agentIn(state: string): Json {
  return {
    type: 'organization',
    name: { type: 'entity', entity_name: 'Lone Star Agents, Inc.' },
    address: addressIn(state),
    email: 'agent@lonestar.example',
  };
}
