import { z } from 'zod';
import { DeskPartner } from '#lib/contract/desk-partner';
import { FeeComponent } from '#lib/contract/fee';
import { FilingType } from '#lib/contract/filing';
import { PageQuery } from '#lib/contract/list';
import { Id, JurisdictionCode, Mode, Timestamp } from '#lib/contract/scalars';

export const StatementMonth = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Use a month such as 2026-11.')
  .meta({ description: 'A month of UTC, YYYY-MM', example: '2026-11' });

export const StatementQuery = PageQuery.extend({
  month: StatementMonth,
  format: z.enum(['json', 'csv', 'pdf']).optional().meta({
    description: 'What `Accept` would say, for a link; CSV and PDF are of the whole month',
  }),
});
export type StatementQuery = z.infer<typeof StatementQuery>;

export const StatementLine = z
  .object({
    kind: z.enum(['state', 'service']).meta({
      description: '`state`: what the state took; `service`: the price of the service',
    }),
    component_type: FeeComponent.nullable().meta({ description: 'Null for the price of the service' }),
    name: z.string().meta({ description: 'What the line is for', example: 'filing' }),
    label: z.string().meta({ description: 'The line in words', example: 'State filing fee' }),
    amount: z.number().meta({ description: 'Whole currency units, cents as decimals', example: 750 }),
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.infer<typeof StatementLine>;

const Sums = z.object({
  charged: z.number().meta({ description: 'What the states took' }),
  service_price: z.number().meta({ description: 'The price of the service' }),
  total: z.number().meta({ description: 'What the states took and the price of the service' }),
});

export const StatementEntry = Sums.extend({
  filing_id: Id,
  type: FilingType,
  jurisdiction: JurisdictionCode,
  legal_name: z.string().meta({ description: 'Name the filing is made under' }),
  registration_number: z.string().nullable().meta({ description: 'Null until the state has given one' }),
  charged_at: Timestamp.meta({ description: 'When the charge was recorded: the month follows it' }),
  lines: z
    .array(StatementLine)
    .meta({ description: 'What the state took, line by line, and the price of the service' }),
  estimate: z.number().nullable().meta({ description: 'The estimate by card; null where there was none' }),
  difference: z.number().nullable().meta({
    description: 'What the state took beyond the estimate; below 0 where it took less',
  }),
}).meta({ id: 'StatementEntry' });
export type StatementEntry = z.infer<typeof StatementEntry>;

const head = { month: StatementMonth, currency: z.literal('USD') };
const totals = Sums.extend({
  filings: z.int().meta({ description: 'How many filings were charged' }),
}).meta({ description: 'Of the whole month, on all pages' });
const page = {
  has_more: z.boolean().meta({ description: 'Whether a page follows' }),
  next_cursor: z.string().nullable().meta({ description: 'For the next page; null at the end' }),
};

export const Statement = z
  .object({
    object: z.literal('statement'),
    mode: Mode,
    ...head,
    totals,
    data: z.array(StatementEntry).meta({ description: 'The filings in the order of their charges' }),
    ...page,
  })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof Statement>;

export const DeskStatementQuery = PageQuery.extend({
  month: StatementMonth,
  format: z.enum(['json', 'csv']).optional().meta({
    description: 'What `Accept` would say, for a link; CSV is of the whole month, line by line',
  }),
});
export type DeskStatementQuery = z.infer<typeof DeskStatementQuery>;

export const DeskStatement = z
  .object({
    object: z.literal('operations_statement'),
    ...head,
    totals,
    data: z
      .array(totals.extend({ organization: DeskPartner }))
      .meta({ description: 'The partners that were charged' }),
    ...page,
  })
  .meta({ id: 'DeskStatement' });
export type DeskStatement = z.infer<typeof DeskStatement>;
