import { z } from 'zod';
import { DeskStatement, DeskStatementQuery } from '#lib/contract/statement';
import { csvHeaders } from '#lib/service/csv';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { getDeskStatement, getDeskStatementCsv } from '#lib/service/operations/get-desk-statement';
import { formatOf } from '#lib/service/statement/get-statement.route';

export const getDeskStatementRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/statement',
    operationId: 'getDeskStatement',
    summary: 'Get the statement of a month over all partners',
    description:
      'What the live filings of each partner were charged in a month, with totals of the whole month. CSV, by `Accept: text/csv`, has it line by line.',
    tags: ['Desk'],
    access: 'staff',
    request: { query: DeskStatementQuery },
    responses: {
      200: {
        description: 'The statement',
        content: { ...answers(DeskStatement, '').content, 'text/csv': { schema: z.string() } },
      },
    },
  },
  async (c, ctx) => {
    const { format, ...query } = c.req.valid('query');
    if ((format ?? formatOf(c)) === 'csv') {
      const headers = csvHeaders(`statement-partners-${query.month}.csv`);
      return new Response(getDeskStatementCsv(ctx, query.month), { headers });
    }
    return respond(DeskStatement, await getDeskStatement(ctx, query), 200, { Vary: 'Accept' });
  },
);
