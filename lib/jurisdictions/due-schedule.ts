import { z } from 'zod';

const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/);

const FixedDate = z.strictObject({
  month_day: MonthDay,
  years: z.enum(['odd', 'as_filing']).optional(),
  from: z.literal('year_after').optional(),
  exception: z
    .strictObject({ from: MonthDay, to: MonthDay, first: z.enum(['skipped', 'unknown']) })
    .optional(),
});
export type FixedDate = z.infer<typeof FixedDate>;

export const Anniversary = z.enum(['day', 'month_start', 'month_eve', 'month_end', 'quarter_end']);
export type Anniversary = z.infer<typeof Anniversary>;

/** When an obligation is due and whether it recurs: only what its text states plainly. */
export const DueSchedule = z.strictObject({
  every_months: z.union([z.literal(3), z.literal(12), z.literal(24)]).optional(),
  date: z
    .union([
      FixedDate,
      z.strictObject({ anniversary: Anniversary }),
      z.strictObject({ days_after: z.int().min(1) }),
      z.strictObject({ months_after: z.int().min(1) }),
    ])
    .optional(),
  next_amount: z.strictObject({ from: z.iso.date(), amount: z.number().min(0) }).optional(),
});
export type DueSchedule = z.infer<typeof DueSchedule>;
