import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { literal } from '#lib/service/db/literal';

/** Writes each value into the text, because several statements in one message can have no parameters. */
class TextDialect extends PgDialect {
  override escapeParam(_at: number, value?: unknown): string {
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
      return literal(value as string | number | boolean | null);
    }
    throw new Error(`A statement's text takes no ${typeof value}.`);
  }
}

const dialect = new TextDialect();

/** The statement with its values, as SQL text. */
export function asText(statement: SQL): string {
  return dialect.sqlToQuery(statement).sql;
}
