import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRows } from '#lib/service/db/read-rows';
import { newId } from '#lib/service/ids';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { contextOf, type Harness, startHarness } from '#lib/testing/harness';
import { createOperator, type TestOperator } from '#lib/testing/operator';

let service: Harness;
let operator: TestOperator;
beforeAll(async () => {
  service = await startHarness();
  operator = await createOperator(service);
});
afterAll(() => service.stop());

test.each(['filings', 'documents', 'cases', 'businesses', 'agent_mail'])(
  'the desk finds one of the %s of all organizations by its id without reading the others',
  async (table) => {
    const ctx = {
      ...contextOf(service, operator.organizationId, 'live'),
      operator: { id: operator.id, name: 'Noor Haddad', roles: ['filer' as const] },
    };
    const plan = await acrossOrganizations(ctx, async (tx) => {
      // A table of a few rows would be read whole.
      await tx.execute(sql`set local enable_seqscan = off`);
      return readRows(
        tx,
        sql`explain select organization_id from ${sql.identifier(table)} where id = ${newId(service.time.now)}::uuid`,
      );
    });
    expect(JSON.stringify(plan)).toContain(`${table}_by_id`);
  },
);
