import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as JobsDatabase } from 'pg-boss';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Row = Record<string, unknown>;

/**
 * A transaction. `run` sends statements without parameters, whose values are written by `literal`, and returns the rows
 * of the last one.
 */
export type Tx = Db & { run(text: string): Promise<Row[]> };

type Handle = {
  db: Db;
  /** Several statements in one message and therefore one transaction; values must be written by `literal`. */
  script(text: string): Promise<Row[][]>;
  /**
   * One statement that only reads, sent with its opening statements in one message; values must be written by
   * `literal`.
   */
  read(opening: string, statement: string): Promise<Row[]>;
  /**
   * `opening` is sent first: statements without parameters. The statements in `ahead`, one per text, go in the same
   * message: the first `run` with the same text gets that result without another message. `work` runs again if the
   * database ends its transaction in favor of another, so what it leaves is in the transaction and in its result alone.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, opening?: string, ahead?: readonly string[]): Promise<T>;
};

/** `run` of a transaction in which some statements have run already: the last of `answers` are their results. */
export function runAfter(run: Tx['run'], ahead: readonly string[], answers: readonly Row[][]): Tx['run'] {
  const known = new Map(ahead.map((text, at) => [text, answers[answers.length - ahead.length + at] ?? []]));
  return async (text) => {
    const rows = known.get(text);
    known.delete(text);
    return rows ?? run(text);
  };
}

/** One message with `opening` and the statements in `ahead`. */
export function openingOf(opening: string, ahead: readonly string[]): string {
  return [opening, ...ahead].filter(Boolean).join('; ');
}

export type Listener = {
  onMessage(payload: string): void;
  onState(connected: boolean): void;
};

/**
 * The only handle on Postgres, embedded or not. `db` sees all organizations: only sign-in, keys, the worker's queues
 * and migrations use it. Everything else goes through `withTenant`.
 */
export type Database = Handle & {
  kind: 'pglite' | 'postgres';
  /** The handle for statements of one organization: on Postgres, a separate login that can take no other role. */
  tenant: Handle;
  /** One statement with parameters, across organizations. */
  query(text: string, values?: unknown[]): Promise<Row[]>;
  jobs: JobsDatabase;
  /** Runs `work` while no other process runs work with this name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * Receives `pg_notify` from every process; `onState` is called when listening stops and starts. Returns a function
   * that stops it.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** The number of listeners on the channel, in all processes. */
  listeners(channel: string): Promise<number>;
  close(): Promise<void>;
};
