import { literal } from '#lib/service/db/literal';

/**
 * A statement that every connection parses and plans once. Half of the time of a short statement is its planning, so
 * the ones of the hot paths are prepared; they are registered where they are written, before a database is opened.
 */
export type Prepared = {
  name: string;
};

const registered = new Map<string, string>();

/** `types` are the Postgres types of `$1`, `$2`, … in `text`. */
export function prepared(name: string, types: readonly string[], text: string): Prepared {
  registered.set(name, `prepare ${name} (${types.join(', ')}) as ${text}`);
  return { name };
}

/** What a connection runs when it is new. */
export function prepareAll(): string {
  return [...registered.values()].join('; ');
}

/** The call of a prepared statement as SQL text. */
export function executeCall(statement: Prepared, values: readonly (string | number | null)[]): string {
  return `execute ${statement.name}(${values.map(literal).join(', ')})`;
}
