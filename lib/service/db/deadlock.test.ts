import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Tx } from '#lib/service/db/database';
import { withTenant } from '#lib/service/db/tenant';
import { contextOf, createTenant } from '#lib/testing/harness';
import { postgresOfFile } from '#lib/testing/postgres-of-file';
import { addBusiness } from '#lib/testing/qualification';

const { service } = await postgresOfFile();

test('of two transactions that wait for each other, the one that the database ends runs again', async () => {
  const { organizationId, testKey } = await createTenant(service);
  const ctx = contextOf(service, organizationId);
  const [one, other] = [await addBusiness(service, testKey), await addBusiness(service, testKey)];
  const sign = (tx: Tx, id: string, name: string) =>
    tx.execute(sql`update businesses set purpose = purpose || ${name} where id = ${id}`);
  let runs = 0;
  let holding = 0;
  const bothHold = Promise.withResolvers<void>();
  const run = (name: string, first: string, second: string) =>
    withTenant(ctx, async (tx) => {
      runs += 1;
      await sign(tx, first, name);
      holding += 1;
      if (holding === 2) bothHold.resolve();
      await bothHold.promise;
      await sign(tx, second, name);
    });
  await service.parts.database.query("update businesses set purpose = ''");
  await Promise.all([run('a', one, other), run('b', other, one)]);
  expect(runs).toBeGreaterThan(2);
  const signed = await service.parts.database.query('select purpose from businesses');
  expect(signed.map(({ purpose }) => [...String(purpose)].toSorted().join(''))).toEqual(['ab', 'ab']);
});

test('a transaction that fails otherwise runs once', async () => {
  const ctx = contextOf(service, (await createTenant(service)).organizationId);
  let runs = 0;
  const failing = withTenant(ctx, async (tx) => {
    runs += 1;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(runs).toBe(1);
});
