import { expect, onTestFinished, test } from 'vitest';
import { openPglite } from '#lib/service/db/open-pglite';

test('between two transactions the process can do other work, for example accept a connection', async () => {
  const database = await openPglite(null);
  onTestFinished(() => database.close());
  const order: string[] = [];
  const work = async () => {
    order.push('transaction');
    setImmediate(() => order.push('turn'));
  };
  await Promise.all([database.transaction(work), database.transaction(work)]);
  expect(order).toEqual(['transaction', 'turn', 'transaction']);
});
