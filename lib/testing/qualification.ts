import { expect } from 'vitest';
import type { Mode } from '#lib/contract/scalars';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { newId } from '#lib/service/ids';
import { completeAnswers } from '#lib/testing/complete-answers';
import { call, type Harness, type Tenant } from '#lib/testing/harness';

export const completeBusiness = {
  legal_name: 'Northwind Freight, LLC',
  entity_type: 'llc',
  formation_jurisdiction: 'US-DE',
  formation_date: '2019-03-04',
  registration_number: '7204518',
  owners: [{ name: { type: 'person', first: 'Maria', last: 'Okafor' }, role: 'member' }],
  management_structure: 'member_managed',
};

/** A business that can be qualified in every state except its own. */
export async function addBusiness(
  service: Harness,
  key: string,
  facts: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await call(service, key, 'POST', '/v1/business', {
    ...completeBusiness,
    ...facts,
  });
  expect(status).toBe(201);
  return body.id;
}

/** A body that passes check 8 of the state, with its documents on file. */
export async function completeBody(
  service: Harness,
  tenant: Tenant,
  businessId: string,
  jurisdiction: string,
  mode: Mode = 'test',
): Promise<Record<string, unknown>> {
  const rules = service.parts.jurisdictions.get(jurisdiction);
  if (!rules) throw new Error(`${jurisdiction} is not there`);
  const { body, documents } = completeAnswers(rules, 'foreign_qualification', civilDateOf(service.time.now));
  const answers = { body: { ...body, jurisdiction, business_id: businessId }, documents };
  const { registered_agent: _named, ...rest } = await putOnFile(service, tenant, businessId, answers, mode);
  return rest;
}

/** Adds the documents to the business, and returns the body with their ids. */
export async function putOnFile(
  service: Harness,
  tenant: Tenant,
  businessId: string,
  { body, documents }: { body: Record<string, unknown>; documents: readonly DocumentOnFile[] },
  mode: Mode,
): Promise<Record<string, unknown>> {
  let text = JSON.stringify(body);
  for (const document of documents) {
    const id = newId(service.time.now);
    text = text.replaceAll(document.id, id);
    await service.parts.database.query(
      `insert into documents (organization_id, mode, id, business_id, types, filename, size, content_type, sha256, issued_on, uploaded_at)
       values ($1, $2, $3, $4, $5, 'document.pdf', 1, 'application/pdf', 'none', $6, $7)`,
      [
        tenant.organizationId,
        mode,
        id,
        businessId,
        JSON.stringify(document.types),
        document.issued_on,
        document.uploaded_at,
      ],
    );
  }
  return JSON.parse(text);
}

export const submitPath = '/v1/filing/foreign-qualification';

/** A submitted filing. */
export async function fileIn(
  service: Harness,
  tenant: Tenant,
  jurisdiction = 'US-TX',
  changes: Record<string, unknown> = {},
  facts: Record<string, unknown> = {},
) {
  const businessId = await addBusiness(service, tenant.testKey, facts);
  const body = { ...(await completeBody(service, tenant, businessId, jurisdiction)), ...changes };
  const created = await call(service, tenant.testKey, 'POST', submitPath, body);
  expect(created.body).toMatchObject({ object: 'filing' });
  return { businessId, body, filing: created.body };
}
