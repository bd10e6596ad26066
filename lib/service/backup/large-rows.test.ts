import { expect, test } from 'vitest';
import { inBatches } from '#lib/service/backup/lines';
import { readAll } from '#lib/service/backup/table-text';

// As a second of the request log under load.
const large = 'x'.repeat(500_000);
const most = 10_000_000;

async function* rows(count: number) {
  for (let at = 0; at < count; at += 1) yield large;
}

test('a restore sends large rows in messages that a text can hold', async () => {
  const batches = await Array.fromAsync(inBatches(rows(100)));
  expect(batches.flat()).toHaveLength(100);
  for (const batch of batches) expect(batch.join('').length).toBeLessThanOrEqual(most);
});

test('a backup fetches as many rows at once as there is room for', async () => {
  const given = await Array.fromAsync(rows(100));
  let largest = 0;
  const run = async (text: string) => {
    const asked = Number(/^fetch (\d+)/.exec(text)?.[1] ?? 0);
    const found = given.splice(0, asked).map((line) => ({ line }));
    largest = Math.max(largest, found.length * large.length);
    return found;
  };
  expect(await Array.fromAsync(readAll({ run }, 'select'))).toHaveLength(100);
  expect(largest).toBeLessThanOrEqual(most);
});
