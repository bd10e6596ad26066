import { and, eq, gte, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asText } from '#lib/service/db/as-text';
import { filings } from '#lib/service/db/schema/filings';

test('a value is written as a literal that cannot end early', () => {
  const name = "O'Neil \\ $1 -- \u0000; drop table filings";
  expect(asText(sql`select ${name}, ${7}, ${true}, ${null}`)).toBe(
    "select 'O''Neil \\ $1 -- ; drop table filings', 7, true, null",
  );
});

test('a timestamp is written in the precision of its column', () => {
  const statement = and(eq(filings.status, 'filed'), gte(filings.created_at, new Date(0))) ?? sql``;
  expect(asText(statement)).toBe(
    `("filings"."status" = 'filed' and "filings"."created_at" >= '1970-01-01T00:00:00.000Z')`,
  );
});

test('a value without a literal form is refused', () => {
  expect(() => asText(sql`select ${new Date(0)}`)).toThrow('no object');
});
