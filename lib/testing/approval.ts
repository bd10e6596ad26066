import { expect } from 'vitest';
import type { Mode } from '#lib/contract/scalars';
import { call, type Harness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

/** Adds a rule that holds matching submissions, or all; returns a function that removes it. */
export async function holdEverything(
  service: Harness,
  tenant: Tenant,
  terms: Record<string, unknown> = {},
  mode: Mode = 'test',
): Promise<() => Promise<void>> {
  const admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  const rule = await call(service, await admin.token(mode), 'POST', '/console/approval-rule', terms);
  expect(rule.status).toBe(201);
  return async () => {
    const path = `/console/approval-rule/${rule.body.id}`;
    expect((await call(service, await admin.token(mode), 'DELETE', path)).status).toBe(204);
  };
}
