import { expect, test } from 'vitest';
import { expireWebhookDeliveriesJob } from '#lib/service/webhook/expire-webhook-deliveries';
import { began, webhookDeskOfFile } from '#lib/testing/webhook-desk';

const desk = await webhookDeskOfFile();

test('deletes what ended more than 30 days ago, however much it is, and keeps what is still to be sent', async () => {
  const endpoint = await desk.endpointFor('https://receiver.example/');
  const insert = (status: string, count: number, days: number) =>
    desk.service.parts.database.query(
      `with made as (
        insert into webhook_deliveries (organization_id, mode, id, endpoint_id, event_id, event_type, sequence, status,
          attempts, created_at, updated_at)
        select $1, 'test', gen_random_uuid(), $2, gen_random_uuid(), 'filing.filed', 1, $3, 1, moment, moment
        from generate_series(1, $4::int), (select $5::timestamptz as moment) m
        returning *)
      insert into webhook_attempts (organization_id, mode, id, delivery_id, number, manual, request_headers, duration_ms,
        created_at)
      select organization_id, mode, gen_random_uuid(), id, 1, false, '{}', 20, created_at from made`,
      [
        desk.tenant().organizationId,
        endpoint.id,
        status,
        count,
        new Date(began.getTime() - days * 86_400_000).toISOString(),
      ],
    );
  await insert('delivered', 2_100, 31);
  await insert('failed', 3, 31);
  await insert('pending', 2, 31);
  await insert('delivered', 4, 29);
  await expireWebhookDeliveriesJob(desk.service.parts);
  const left = await desk.service.parts.database.query(
    `select status, count(distinct d.id)::int as deliveries, count(a.id)::int as attempts
     from webhook_deliveries d left join webhook_attempts a on a.delivery_id = d.id
     where d.organization_id = $1 group by status order by status`,
    [desk.tenant().organizationId],
  );
  expect(left).toEqual([
    { status: 'delivered', deliveries: 4, attempts: 4 },
    { status: 'pending', deliveries: 2, attempts: 0 },
  ]);
});
