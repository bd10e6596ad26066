import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as JobsDatabase } from 'pg-boss';
import type { schema } from '#lib/service/db/schema';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Row = Record<string, unknown>;

export type Listener = {
  onMessage(payload: string): void;
  onState(connected: boolean): void;
};

/**
 * The one handle on Postgres, embedded or not. `db` looks across organizations: only sign-in, keys, the worker's queues
 * and migrations use it. All else goes through `withTenant`.
 */
export type Database = {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** What one organization's statements go by: on Postgres a login of its own, which can become nobody else. */
  tenant: Pick<Database, 'db' | 'script'>;
  /** One statement with parameters, across organizations. */
  query(text: string, values?: unknown[]): Promise<Row[]>;
  /** Several statements in one message and so in one transaction; values must be written by `literal`. */
  script(text: string): Promise<Row[][]>;
  /**
   * Makes every connection know the prepared statements: after the migrations and the queues, whose tables they name,
   * and before any request is at work on one.
   */
  prepare(): Promise<void>;
  jobs: JobsDatabase;
  /** Runs `work` while no other process runs a work of this name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Hears `pg_notify` of every process; `onState` tells when it stops and starts hearing. Answers how to stop. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** How many listen on the channel now, in every process. */
  listeners(channel: string): Promise<number>;
  close(): Promise<void>;
};
