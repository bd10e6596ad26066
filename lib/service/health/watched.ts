import { and, eq, isNotNull, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Parts } from '#lib/service/context';
import { readRows } from '#lib/service/db/read-rows';
import { auditEntries } from '#lib/service/db/schema/audit';
import { filings } from '#lib/service/db/schema/filings';
import { organizations } from '#lib/service/db/schema/organizations';
import { webhookDeliveries, webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { isOpenFiling } from '#lib/service/filing/is-open';
import { countBrokenChains } from '#lib/service/health/count-broken-chains';

type Measure = { label?: string; value: number };
type Watched = { name: string; help: string; label?: string; read(parts: Parts): Promise<Measure[]> };

const isOpen = and(eq(filings.mode, 'live'), isOpenFiling);

/** Seconds since the earliest time, 0 if it is in the future. */
function secondsSince(now: Date, moment: SQLWrapper): SQL<number> {
  return sql<number>`coalesce(greatest(extract(epoch from ${now.toISOString()}::timestamptz - min(${moment})), 0), 0)::float8`;
}

/** The metrics for alerts, read on request; each row is a value, or a label and its value. */
const watched = (): Watched[] => [
  {
    name: 'live_filings_open',
    help: 'Live filings that have not ended',
    read: async ({ database: { db } }) => [{ value: await db.$count(filings, isOpen) }],
  },
  {
    name: 'live_filings_overdue',
    help: 'Live filings that have not ended by the time that was promised',
    read: async ({ database: { db }, clock }) => [
      {
        value: await db.$count(filings, and(isOpen, lt(filings.promised_at, clock()))),
      },
    ],
  },
  {
    name: 'filing_step_late_seconds',
    help: 'How long the test filing whose step is due the longest has waited for it',
    read: ({ database: { db }, clock }) => {
      const due = sql`${filings.next_step_at} - ${organizations.test_clock_offset_ms} * interval '1 millisecond'`;
      return db
        .select({ value: secondsSince(clock(), due) })
        .from(filings)
        .innerJoin(organizations, eq(organizations.id, filings.organization_id))
        .where(isNotNull(filings.next_step_at));
    },
  },
  {
    name: 'job_late_seconds',
    help: 'How long the job of a queue that is due the longest has waited for a worker',
    label: 'queue',
    read: (parts) => oldestJobs(parts, sql`start_after`, sql`state < 'active' and start_after < now()`),
  },
  {
    name: 'job_failing_seconds',
    help: 'How old the oldest job of a queue is that failed and is tried again',
    label: 'queue',
    read: (parts) => oldestJobs(parts, sql`created_on`, sql`state = 'retry'`),
  },
  {
    name: 'webhook_delivery_late_seconds',
    help: 'How long the webhook message that is due the longest has waited for its attempt',
    read: ({ database: { db }, clock }) => {
      const { next_attempt_at, updated_at } = webhookDeliveries;
      // A new message is due since 1970, so that it is never in the future on another machine's clock.
      const due = sql`greatest(${next_attempt_at}, ${updated_at})`;
      return db
        .select({ value: secondsSince(clock(), due) })
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.status, 'pending'));
    },
  },
  {
    name: 'webhook_endpoints_failing',
    help: 'Enabled webhook endpoints whose last attempt failed',
    read: async ({ database: { db } }) => {
      const { status, failing_since } = webhookEndpoints;
      const isFailing = and(eq(status, 'enabled'), isNotNull(failing_since));
      return [{ value: await db.$count(webhookEndpoints, isFailing) }];
    },
  },
  {
    name: 'audit_entries_unsealed_seconds',
    help: 'How long the oldest entry of the audit log has waited for its place in the chain',
    read: ({ database: { db }, clock }) =>
      db
        .select({ value: secondsSince(clock(), auditEntries.created_at) })
        .from(auditEntries)
        .where(isNull(auditEntries.sequence)),
  },
  {
    name: 'audit_chains_broken',
    help: 'Chains of the audit log that do not fit together',
    read: countBrokenChains(),
  },
];

async function oldestJobs({ database: { db } }: Parts, since: SQL, which: SQL): Promise<Measure[]> {
  // Drizzle's schema does not include the tables of pg-boss.
  const rows = await readRows(
    db,
    sql`select name as label, extract(epoch from now() - min(${since}))::float8 as value from pgboss.job
      where ${which} group by name`,
  );
  return rows.map(({ label, value }) => ({ label: String(label), value: Number(value) }));
}

export function watch(registry: Registry, parts: Parts): void {
  for (const { name, help, label, read } of watched()) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const measure of await read(parts))
            this.set(label ? { [label]: measure.label ?? '' } : {}, measure.value);
        } catch (error) {
          // The other metrics matter most when the database is down. This one is absent then: a reset alone makes it 0.
          this.reset();
          if (!label) this.remove();
          parts.log.warn({ err: error, metric: name }, 'a measure could not be read');
        }
      },
    });
  }
}
