import { expect } from 'vitest';
import type { Mode } from '#lib/contract/scalars';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { completeAnswers } from '#lib/testing/complete-answers';
import { call, type Harness, type Tenant } from '#lib/testing/harness';
import { addBusiness, putOnFile } from '#lib/testing/qualification';

export const formationPath = '/v1/filing/formation';

export const taxId = '912-34-5678';

export const einApplication = {
  responsible_party: { name: { type: 'person', first: 'Maria', last: 'Okafor' }, tax_id: taxId },
  principal_activity: 'transportation_warehousing',
  principal_activity_detail: 'Freight brokerage',
  reason: 'started_new_business',
  expected_employees: { other: 3 },
};

let made = 0;

/** A body that passes every check of the state, with its documents on file. */
export async function completeFormation(
  service: Harness,
  tenant: Tenant,
  jurisdiction: string,
  mode: Mode = 'test',
): Promise<Record<string, unknown>> {
  const rules = service.parts.jurisdictions.get(jurisdiction);
  if (!rules) throw new Error(`${jurisdiction} is not there`);
  const answers = completeAnswers(rules, 'formation', civilDateOf(service.time.now));
  made += 1;
  const entity_name = `Quillfeather Harborage ${made} ${rules.name_rules.designators[0]}`;
  let body: Record<string, unknown> = { ...answers.body, jurisdiction, entity_name };
  if (answers.documents.length > 0) {
    const key = mode === 'test' ? tenant.testKey : tenant.liveKey;
    const owner = await addBusiness(service, key);
    body = await putOnFile(service, tenant, owner, { body, documents: answers.documents }, mode);
  }
  const { registered_agent: _named, ...rest } = body;
  return rest;
}

/** A submitted formation. */
export async function form(
  service: Harness,
  tenant: Tenant,
  jurisdiction = 'US-CO',
  changes: Record<string, unknown> = {},
) {
  const body = { ...(await completeFormation(service, tenant, jurisdiction)), ...changes };
  const created = await call(service, tenant.testKey, 'POST', formationPath, body);
  expect(created.body).toMatchObject({ object: 'filing' });
  return { body, filing: created.body };
}
