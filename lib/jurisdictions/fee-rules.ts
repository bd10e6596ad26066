import { z } from 'zod';
import { Condition } from '#lib/contract/condition';
import { Confidence, ExpeditedTier, FeeComponent } from '#lib/contract/fee';

export const Cites = z.array(z.string().regex(/^s[0-9]+$/));

/** For maintainers of the data; the loader drops it. */
export const NotesInternal = z.string().min(1);

export const When = Condition.nullable();

const Flat = z.strictObject({ kind: z.literal('flat'), amount: z.number().min(0) });

const PerUnit = z.strictObject({
  kind: z.literal('per_unit'),
  field: z.string(),
  amount: z.number().min(0),
  min: z.number().nullish(),
  max: z.number().nullish(),
  first_units_free: z.int().nullish(),
});

const PerPeriod = z.strictObject({
  kind: z.literal('per_period'),
  since: z.literal('business_start_date'),
  grace_days: z.int().nullish(),
  period: z.enum(['day', 'month', 'year', 'once']),
  amount: z.number().min(0),
  max: z.number().nullish(),
  max_per: z.literal('year').optional(),
  counting: z.enum(['elapsed', 'calendar']).optional(),
  from: z.enum(['start', 'end_of_grace']).optional(),
  excludes_current: z.boolean().optional(),
  multiple_of: z
    .strictObject({
      times: z.number().min(0),
      lines: z.array(z.string()).min(1),
      max_per_period: z.number().nullish(),
    })
    .optional(),
});

const Percent = z.strictObject({
  kind: z.literal('percent'),
  percent: z.number().min(0),
  flat: z.number().nullish(),
});

const FeeRule = z.discriminatedUnion('kind', [Flat, PerUnit, PerPeriod, Percent]);
export type PerUnitRule = z.infer<typeof PerUnit>;
export type PerPeriodRule = z.infer<typeof PerPeriod>;
/** The members that a fee and a tier share. `until` is the last day on which the figure holds. */
const figure = {
  until: z.iso.date().optional(),
  note: z.string().nullish(),
  sources: Cites,
  confidence: Confidence,
  sources_disagree: z.boolean().optional(),
  notes_internal: NotesInternal.optional(),
};

export const Fee = z.strictObject({
  component: FeeComponent,
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string().optional(),
  when: When.optional(),
  rule: FeeRule,
  ...figure,
});
export type Fee = z.infer<typeof Fee>;

export const Tier = z.strictObject({
  tier: z.string().regex(/^[a-z0-9][a-z0-9_]*$/),
  label: z.string(),
  amount: z.number().min(0),
  turnaround: z.strictObject(ExpeditedTier.shape.turnaround.unwrap().shape).nullable(),
  ...figure,
});
export type Tier = z.infer<typeof Tier>;
