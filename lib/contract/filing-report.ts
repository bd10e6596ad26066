import { z } from 'zod';
import { OperationType } from '#lib/contract/operation-type';
import { countTo, JurisdictionCode, Mode } from '#lib/contract/scalars';

export const FilingReportQuery = z.object({
  months: countTo(24)
    .default(24)
    .meta({ description: 'Filings that completed in the last so many months, 1 to 24', example: 24 }),
  type: OperationType.optional().meta({ description: 'Only filings of this type' }),
  expedited: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: '`true`: only filings with an expedited tier; `false`: only standard processing' }),
});
export type FilingReportQuery = z.infer<typeof FilingReportQuery>;

const nearestRank = 'by the nearest rank: a value that occurred';
const filings = (which: string) => z.int().meta({ description: `How many filings ${which}` });

const Spread = z.object({
  median: z.int().meta({ description: `Half took no more, ${nearestRank}` }),
  p90: z.int().meta({ description: `Nine of ten took no more, ${nearestRank}` }),
});

export const ReportFees = z
  .object({
    filings: filings('have both an estimate and a charge'),
    estimated: z.number().meta({ description: 'Sum of the estimates by card' }),
    charged: z.number().meta({ description: 'Sum of what the states took' }),
    difference: z
      .number()
      .meta({ description: 'Charged beyond the estimates; below 0 where less was charged' }),
    median_difference: z.number().meta({ description: `Of a filing, ${nearestRank}` }),
    p90_difference: z.number().meta({ description: `Nine of ten differ by no more, ${nearestRank}` }),
  })
  .meta({ id: 'ReportFees' });

export const ReportFigures = z.object({
  filings: filings('completed'),
  days: Spread.meta({ description: 'Business days from submission to completion' }),
  promised: Spread.extend({
    filings: filings('were promised for a day'),
    kept: filings('completed by the end of the promised day'),
  })
    .nullable()
    .meta({
      description: 'Business days from submission to the promised day; null where no state published a time',
    }),
  fees: ReportFees.nullable().meta({ description: 'Null where nothing was charged' }),
});
export type ReportFigures = z.infer<typeof ReportFigures>;

export const StateReport = ReportFigures.extend({ jurisdiction: JurisdictionCode }).meta({
  id: 'StateReport',
});
export type StateReport = z.infer<typeof StateReport>;

const figures = {
  since: z.iso.date().meta({ description: 'The first day that counts' }),
  until: z.iso.date().meta({ description: 'The last day that counts: today' }),
  currency: z.literal('USD'),
  total: ReportFigures.nullable().meta({ description: 'Of all states; null where no filing completed' }),
  data: z.array(StateReport).max(60).meta({ description: 'The states in which a filing completed' }),
};

/** What completed filings cost and how long they took, by state, compared with what was estimated and promised. */
export const FilingReport = z
  .object({ object: z.literal('filing_report'), mode: Mode, ...figures })
  .meta({ id: 'FilingReport' });
export type FilingReport = z.infer<typeof FilingReport>;

export const DeskFilingReport = z
  .object({ object: z.literal('operations_filing_report'), ...figures })
  .meta({ id: 'DeskFilingReport' });
export type DeskFilingReport = z.infer<typeof DeskFilingReport>;

export const ObservedDaysQuery = z.object({ jurisdiction: JurisdictionCode, type: OperationType });
export type ObservedDaysQuery = z.infer<typeof ObservedDaysQuery>;

const days = (which: string) =>
  z.int().meta({ description: `Business days from submission to completion, ${which}` });

export const ObservedDays = z
  .object({
    filings: filings('are observed'),
    min: days('of the fastest'),
    median: days('which half did not exceed'),
    p90: days('which nine of ten did not exceed'),
    max: days('of the slowest'),
  })
  .meta({ id: 'ObservedDays' });
export type ObservedDays = z.infer<typeof ObservedDays>;

/** How long the caller's last filings in a state took, by tier; tiers with too few completed filings are left out. */
export const ObservedDaysList = z
  .object({
    object: z.literal('list'),
    data: z.array(ObservedDays.extend({ expedited_tier: z.string().nullable() })),
  })
  .meta({ id: 'ObservedDaysList' });
export type ObservedDaysList = z.infer<typeof ObservedDaysList>;
