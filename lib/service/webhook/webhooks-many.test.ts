import { expect, test } from 'vitest';
import { addBusiness } from '#lib/testing/qualification';
import { webhookDeskOfFile } from '#lib/testing/webhook-desk';

const desk = await webhookDeskOfFile();

test('many slow endpoints, with more for each than is sent at once, delay no other', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = await desk.receiver((response) => void released.then(() => response.end()));
  const quick = await desk.receiver();
  const [endpoints, count] = [10, 64];
  for (let nth = 0; nth < endpoints; nth += 1)
    await desk.endpointFor(`${slow.url}/${nth}`, ['business.created']);
  for (let nth = 0; nth < count; nth += 1)
    await addBusiness(desk.service, desk.tenant().testKey, {
      legal_name: `Pipeline ${nth * 7919} Haulage, LLC`,
      registration_number: String(nth),
    });
  desk.worker.wake();
  await expect.poll(() => slow.received.length).toBe(8 * endpoints);
  await desk.endpointFor(quick.url, ['filing.created']);
  desk.pass(1_000);
  await desk.file();
  desk.worker.wake();
  await expect.poll(() => quick.received.length).toBe(1);
  // None of the others has ended by then, by a time-out.
  const ended = await desk.service.parts.database.query(
    'select id from webhook_attempts where organization_id = $1 and error is not null',
    [desk.tenant().organizationId],
  );
  expect(ended).toEqual([]);
  release();
  await desk.worker.settled();
  // The filing has made two records.
  expect(slow.received).toHaveLength(endpoints * (count + 2));
  expect(new Set(slow.received.map(({ event }) => event.id)).size).toBe(count + 2);
});
