import { expect } from 'vitest';
import type { Filing } from '#lib/contract/filing';
import { call, type Harness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

// A state does not register two companies with indistinguishable names.
const words = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum', 'Hazel'];
let count = 0;

/** A partner's live filing, which waits for the desk. */
export async function fileLive(
  service: Harness,
  tenant: Tenant,
  jurisdiction = 'US-TX',
  changes: Record<string, unknown> = {},
): Promise<Filing> {
  const businessId = await addBusiness(service, tenant.liveKey, {
    legal_name: `${words[count % words.length]} ${count} Freight, LLC`,
  });
  count += 1;
  const body = { ...(await completeBody(service, tenant, businessId, jurisdiction, 'live')), ...changes };
  const created = await call(service, tenant.liveKey, 'POST', submitPath, body);
  expect(created.body).toMatchObject({ object: 'filing', mode: 'live' });
  return created.body;
}
