import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as JobsDatabase } from 'pg-boss';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Row = Record<string, unknown>;

/**
 * Inside a transaction. `run` sends statements without parameters, whose values are written by `literal`, and returns
 * the rows of the last.
 */
export type Tx = Db & { run(text: string): Promise<Row[]> };

type Handle = {
  db: Db;
  /** Several statements in one message and so in one transaction; values must be written by `literal`. */
  script(text: string): Promise<Row[][]>;
  /** One statement that only reads, with those that open it in one message; values must be written by `literal`. */
  read(opening: string, statement: string): Promise<Row[]>;
  /**
   * `opening` is sent at its beginning: statements without parameters. With it go those that are sent `ahead`, one to a
   * text: the first `run` of the same text is answered with what came back, without another message.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, opening?: string, ahead?: readonly string[]): Promise<T>;
};

/** `run` of a transaction that has been answered some statements already: the last of `answers` are theirs. */
export function runAfter(run: Tx['run'], ahead: readonly string[], answers: readonly Row[][]): Tx['run'] {
  const known = new Map(ahead.map((text, at) => [text, answers[answers.length - ahead.length + at] ?? []]));
  return async (text) => {
    const rows = known.get(text);
    known.delete(text);
    return rows ?? run(text);
  };
}

/** One message of `opening` and of what is sent `ahead`. */
export function openingOf(opening: string, ahead: readonly string[]): string {
  return [opening, ...ahead].filter(Boolean).join('; ');
}

export type Listener = {
  onMessage(payload: string): void;
  onState(connected: boolean): void;
};

/**
 * The one handle on Postgres, embedded or not. `db` looks across organizations: only sign-in, keys, the worker's queues
 * and migrations use it. All else goes through `withTenant`.
 */
export type Database = Handle & {
  kind: 'pglite' | 'postgres';
  /** What one organization's statements go by: on Postgres a login of its own, which can become nobody else. */
  tenant: Handle;
  /** One statement with parameters, across organizations. */
  query(text: string, values?: unknown[]): Promise<Row[]>;
  jobs: JobsDatabase;
  /** Runs `work` while no other process runs a work of this name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * Receives `pg_notify` of every process; `onState` reports when it stops and starts listening. Returns how to stop.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** How many listen on the channel now, in every process. */
  listeners(channel: string): Promise<number>;
  close(): Promise<void>;
};
