import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '#lib/service/db/tenant';
import { asProblemError } from '#lib/service/edge/problem-response';
import { newId } from '#lib/service/ids';
import { contextOf, type Harness, startHarness } from '#lib/testing/harness';

// The embedded database has no connection to lose.
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

let service: Harness;
beforeAll(async () => {
  if (onPostgres) service = await startHarness();
});
afterAll(() => service?.stop());

test.runIf(onPostgres)('a connection lost inside a transaction only fails that transaction', async () => {
  const ctx = contextOf(service, newId(service.time.now));
  const cut = withTenant(ctx, async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[];
    };
    await service.asOwner(`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  const error = await cut.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(asProblemError(error).code).toBe('unavailable');
  expect(await service.parts.database.query('select 1 as one')).toEqual([{ one: 1 }]);
});
