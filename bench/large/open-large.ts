import { parseEnv } from '#lib/config/env';
import { loadSecrets } from '#lib/config/secrets';
import { createApp } from '#lib/service/edge/create-app';
import { closeParts, openParts } from '#lib/service/open-parts';
import { runAt } from '#lib/testing/create-database';
import { createTenant, type Harness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';
import { upload } from '#lib/testing/upload';
import { benchBusiness, benchSubmission } from '../bodies.ts';
import { fill, type Sizes } from './fill.ts';

export type Filled = { organizationId: string; key: string; person: Person };

/** A service in this process, on an empty database. */
export async function openService(settings: Record<string, string>): Promise<Harness> {
  const env = parseEnv({ ...settings, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  const parts = await openParts({ env, secrets: await loadSecrets(env) });
  const { app, requests, keyUses, stop } = createApp(parts);
  const { DATABASE_URL } = env;
  const asOwner = async (statement: string) => {
    if (DATABASE_URL) await runAt(DATABASE_URL, statement);
    else await parts.database.script(statement);
  };
  const stopAll = async () => {
    await stop();
    await closeParts(parts);
  };
  return { parts, app, requests, keyUses, time: { now: parts.clock() }, asOwner, stop: stopAll };
}

/** Creates one object of each type through the API, and copies it until the organization has the given sizes. */
export async function fillOrganization(harness: Harness, sizes: Sizes): Promise<Filled> {
  const { organizationId, testKey } = await createTenant(harness, 'Large');
  const person = await createPerson(harness, organizationId, {
    roles: ['administrator', 'developer', 'approver'],
  });
  const post = async (path: string, body: unknown): Promise<string> => {
    const answer = await harness.app.request(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return (JSON.parse(text) as { id: string }).id;
  };
  const business = await post('/v1/business', benchBusiness('Original Bench Company LLC'));
  const submission = { ...benchSubmission('US-KY'), business_id: business };
  const filing = await post('/v1/filing/foreign-qualification', submission);
  const opened = await post(`/v1/sandbox/filing/${filing}/case`, { kind: 'missing_information' });
  const obligation = await post('/v1/obligation', {
    business_id: business,
    kind: 'license',
    title: 'Renew the license',
    due_on: '2030-03-01',
  });
  const plan = await post('/v1/plan', { business_id: business, jurisdictions: ['US-TX'] });
  const uploaded = await upload(harness, testKey, business, { types: ['certificate_of_good_standing'] });
  if (uploaded.status !== 201) throw new Error(`The upload answered ${uploaded.status}.`);
  await fill(harness.asOwner, sizes, {
    organization: organizationId,
    person: person.id,
    business,
    filing,
    case: opened,
    obligation,
    document: uploaded.body.id,
    plan,
  });
  return { organizationId, key: testKey, person };
}
