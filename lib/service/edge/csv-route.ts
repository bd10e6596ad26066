import { z } from 'zod';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';
import { csvHeaders } from '#lib/service/csv';
import type { Registration } from '#lib/service/edge/app-env';
import { defineRoute } from '#lib/service/edge/route';

type CsvDownload<Query extends z.ZodObject> = {
  /** Begins with `/console/` and ends in `.csv`. */
  path: string;
  operationId: string;
  summary: string;
  query: Query;
  /** What its rows are: the file is named after it, the mode and the day. */
  rows: string;
  csv: (ctx: Context, query: z.output<Query>) => ReadableStream<Uint8Array>;
};

/** A download of the dashboard: all rows of a list that its filters show. */
export function defineCsvRoute<Query extends z.ZodObject>(download: CsvDownload<Query>): Registration {
  const { rows, csv, ...named } = download;
  const query: z.ZodObject = download.query;
  return defineRoute(
    {
      ...named,
      method: 'get',
      tags: ['Console'],
      access: 'person',
      browser: true,
      request: { query },
      responses: { 200: { description: 'The rows', content: { 'text/csv': { schema: z.string() } } } },
    },
    (c, ctx) =>
      // The edge has read it by the schema of the download.
      new Response(csv(ctx, c.req.valid('query') as z.output<Query>), {
        headers: csvHeaders(`${rows}-${ctx.mode}-${civilDateOf(ctx.now)}.csv`),
      }),
  );
}
