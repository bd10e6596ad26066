import { Gauge, type Registry } from 'prom-client';
import { verifyTrail } from '#lib/service/audit/verify-trail';
import type { Parts } from '#lib/service/context';
import type { Row } from '#lib/service/db/database';

type Watched = { name: string; help: string; label?: string; read(parts: Parts): Promise<Row[]> };

const late = (column: string) =>
  `coalesce(greatest(extract(epoch from $1::timestamptz - min(${column})), 0), 0)::float8`;

/** What whoever runs the service is woken for, read when it is asked for; each row is a value, or a label and its value. */
const watched: Watched[] = [
  {
    name: 'live_filings_open',
    help: 'Live filings that have not ended',
    read: ({ database }) =>
      database.query(
        `select count(*)::int as value from filings
         where mode = 'live' and status <> 'completed' and status <> 'canceled'`,
      ),
  },
  {
    name: 'live_filings_overdue',
    help: 'Live filings that have not ended by the time that was promised',
    read: ({ database, clock }) =>
      database.query(
        `select count(*)::int as value from filings where mode = 'live' and status <> 'completed'
         and status <> 'canceled' and coalesce(promised_at, 'infinity'::timestamptz) < $1::timestamptz`,
        [clock()],
      ),
  },
  {
    name: 'filing_step_late_seconds',
    help: 'How long the test filing whose step is due the longest has waited for it',
    read: ({ database, clock }) =>
      database.query(
        `select ${late("f.next_step_at - o.test_clock_offset_ms * interval '1 millisecond'")} as value
         from filings f join organizations o on o.id = f.organization_id where f.next_step_at is not null`,
        [clock()],
      ),
  },
  {
    name: 'job_late_seconds',
    help: 'How long the job of a queue that is due the longest has waited for a worker',
    label: 'queue',
    read: ({ database }) =>
      database.query(
        `select name as label, extract(epoch from now() - min(start_after))::float8 as value from pgboss.job
         where state < 'active' and start_after < now() group by name`,
      ),
  },
  {
    name: 'webhook_delivery_late_seconds',
    help: 'How long the webhook message that is due the longest has waited for its attempt',
    read: ({ database, clock }) =>
      database.query(
        `select ${late('next_attempt_at')} as value from webhook_deliveries where status = 'pending'`,
        [clock()],
      ),
  },
  {
    name: 'webhook_endpoints_failing',
    help: 'Enabled webhook endpoints whose last attempt failed',
    read: ({ database }) =>
      database.query(
        `select count(*)::int as value from webhook_endpoints where status = 'enabled' and failing_since is not null`,
      ),
  },
  {
    name: 'audit_entries_unsealed_seconds',
    help: 'How long the oldest entry of the audit trail has waited for its place in the chain',
    read: ({ database, clock }) =>
      database.query(`select ${late('created_at')} as value from audit_entries where sequence is null`, [
        clock(),
      ]),
  },
  {
    name: 'audit_chains_broken',
    help: 'Chains of the audit trail that do not fit together',
    read: brokenChains,
  },
];

const mostChains = 100;
const newestEntries = 20;

/** Of the chains that grew last, their ends: `npm run audit:verify` reads them all, whole. */
async function brokenChains(parts: Parts): Promise<Row[]> {
  const heads = await parts.database.query(
    'select organization_id, mode from audit_heads order by sealed_at desc limit $1',
    [mostChains],
  );
  let value = 0;
  for (const { organization_id, mode } of heads) {
    const tenant = { organizationId: String(organization_id), mode: mode as 'test' | 'live' };
    if (!(await verifyTrail(parts, tenant, { newest: newestEntries })).ok) value += 1;
  }
  return [{ value }];
}

export function watch(registry: Registry, parts: Parts): void {
  for (const { name, help, label, read } of watched) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const row of await read(parts))
            this.set(label ? { [label]: String(row.label) } : {}, Number(row.value));
        } catch (error) {
          // The other measures tell most when the database is away.
          this.reset();
          parts.log.warn({ err: error, metric: name }, 'a measure could not be read');
        }
      },
    });
  }
}
