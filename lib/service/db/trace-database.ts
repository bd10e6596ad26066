import { getTableName } from 'drizzle-orm';
import type { Database } from '#lib/service/db/database';
import { handWrittenNames } from '#lib/service/db/hand-written';
import { literal } from '#lib/service/db/literal';
import { schema } from '#lib/service/db/schema';
import { tenantJobNames } from '#lib/service/jobs/job-names';
import { sendOf } from '#lib/service/jobs/tenant-sends';
import { inSpan, type SpanOptions, traceContext, tracing } from '#lib/tracing/tracing';

const verbs = new Set(['select', 'insert', 'update', 'delete', 'with']);
const known = new Map<string, string>([
  ...[...Object.values(schema).map(getTableName), ...tenantJobNames.map(sendOf)].map(
    (name) => [name, name] as const,
  ),
  ...handWrittenNames,
]);

/**
 * A statement's span name: its first word and the first of our tables and functions in it. The text itself is never
 * traced, because it contains values.
 */
export function summaryOf(statement: string): string {
  const words = statement.slice(0, 4_000).match(/\w+/g) ?? [];
  const [verb = ''] = words;
  const name = known.get(words.find((word) => known.has(word)) ?? '');
  return [verbs.has(verb) ? verb : 'statement', ...(name ? [name] : [])].join(' ');
}

function spanOf(statements: readonly string[]): SpanOptions {
  const summary = statements.map(summaryOf).join('; ');
  return {
    kind: 'client',
    partOnly: true,
    attributes: { 'db.system.name': 'postgresql', ...(summary ? { 'db.query.summary': summary } : {}) },
  };
}

/** Adds a span for each transaction and message within a trace; returns the database unchanged without tracing. */
export function traceDatabase(database: Database): Database {
  if (!tracing()) return database;
  return {
    ...database,
    ...traceHandle(database),
    tenant: traceHandle(database.tenant),
    query: (text, values) => inSpan(summaryOf(text), spanOf([text]), () => database.query(text, values)),
  };
}

function traceHandle(handle: Database['tenant']): Database['tenant'] {
  return {
    db: handle.db,
    script: (text) => inSpan(summaryOf(text), spanOf([text]), () => handle.script(text)),
    read: (opening, text) => inSpan(summaryOf(text), spanOf([text]), () => handle.read(opening, text)),
    transaction: (work, opening = '', ahead = []) =>
      inSpan('transaction', spanOf(ahead), () =>
        handle.transaction(work, [opening, ...traceCall()].filter(Boolean).join('; '), ahead),
      ),
  };
}

/** Read by the trigger that creates an event's deliveries, so that they continue this trace. */
function traceCall(): string[] {
  const { traceparent } = traceContext();
  return traceparent ? [`select set_config('app.traceparent', ${literal(traceparent)}, true)`] : [];
}

/** The client of a transaction, with a span for each statement. */
export function traceStatements<Client extends object>(client: Client): Client {
  if (!tracing()) return client;
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (name !== 'query' && name !== 'exec') return member.bind(target);
      return (...given: unknown[]) => {
        const text = textOf(given[0]);
        return inSpan(summaryOf(text), spanOf([text]), () => member.apply(target, given));
      };
    },
  });
}

function textOf(query: unknown): string {
  const text = typeof query === 'object' && query && 'text' in query ? query.text : query;
  return typeof text === 'string' ? text : '';
}
