import type { Context as HonoContext } from 'hono';
import { accepts } from 'hono/accepts';
import { z } from 'zod';
import { Statement, StatementQuery } from '#lib/contract/statement';
import { csvHeaders } from '#lib/service/csv';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getStatement, getStatementCsv, getStatementPdf } from '#lib/service/statement/get-statement';

export const getStatementRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/statement',
    operationId: 'getStatement',
    summary: 'Get the statement of a month',
    description:
      'What the states charged for your live filings in a month, line by line, with totals of the whole month. JSON in pages; CSV and PDF of the whole month by `Accept: text/csv` or `Accept: application/pdf`. In test mode nothing is charged, so the statement of a test key is empty.',
    tags: ['Statement'],
    access: 'read',
    resource: 'statement',
    browser: true,
    request: { query: StatementQuery },
    responses: {
      200: {
        description: 'The statement',
        content: {
          ...answers(Statement, '').content,
          'text/csv': { schema: z.string() },
          'application/pdf': { schema: z.string().meta({ format: 'binary' }) },
        },
      },
    },
  },
  async (c, ctx) => {
    const { format, ...query } = c.req.valid('query');
    const name = `statement-${ctx.mode}-${query.month}`;
    const asked = format ?? formatOf(c);
    if (asked === 'csv') {
      return new Response(getStatementCsv(ctx, query.month), { headers: csvHeaders(`${name}.csv`) });
    }
    if (asked === 'json') return respond(Statement, await getStatement(ctx, query), 200, { Vary: 'Accept' });
    const bytes = await getStatementPdf(ctx, query.month);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(bytes.byteLength),
        'Content-Disposition': `attachment; filename="${name}.pdf"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);

const formats = { 'application/json': 'json', 'text/csv': 'csv', 'application/pdf': 'pdf' } as const;

/** The format that `Accept` prefers; JSON if it names none of them. */
export function formatOf(c: HonoContext): (typeof formats)[keyof typeof formats] {
  const supports = Object.keys(formats);
  const type = accepts(c, { header: 'Accept', supports, default: 'application/json' });
  return formats[type as keyof typeof formats];
}
