import { z } from 'zod';
import { OperationType } from '#lib/contract/operation-type';
import { Id, JurisdictionCode, text } from '#lib/contract/scalars';

export const FeeAmount = z
  .object({
    amount: z.number().meta({ description: 'Whole currency units, cents as decimals', example: 750 }),
    currency: z.literal('USD'),
  })
  .meta({ id: 'FeeAmount' });
export type FeeAmount = z.infer<typeof FeeAmount>;

export const FeeComponent = z.enum(['base', 'dynamic', 'late', 'credit_card', 'ach']);
export type FeeComponent = z.infer<typeof FeeComponent>;

export const Confidence = z.enum(['primary', 'secondary', 'unverified']).meta({
  description:
    'primary: read in the section in force or on a page of the office; secondary: read elsewhere, the fee schedule of the state decides; unverified: not found, so no amount is given',
});
export type Confidence = z.infer<typeof Confidence>;

export const Source = z
  .object({
    id: z.string(),
    url: z.string(),
    kind: z.enum(['statute', 'official', 'secondary']),
    title: z.string().nullable(),
    as_of: z.string().nullable().meta({
      description:
        'The date that the page speaks of, ISO 8601: a day, or a month or a year where it names no more',
      example: '2026-02',
    }),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;

const sources_disagree = z
  .boolean()
  .meta({ description: 'True where another source gives another figure than this one' });

export const FeeLine = z
  .object({
    component_type: FeeComponent,
    name: z.string().meta({
      description: 'Stable within the component; `default` when it has one rule',
      example: 'filing',
    }),
    amount: z.number(),
    currency: z.literal('USD'),
  })
  .meta({ id: 'FeeLine' });
export type FeeLine = z.infer<typeof FeeLine>;

export const FeeBreakdown = z
  .object({
    base: FeeAmount.optional(),
    dynamic: FeeAmount.optional(),
    late: FeeAmount.optional(),
    credit_card: FeeAmount.optional(),
    ach: FeeAmount.optional(),
    total: FeeAmount.meta({ description: 'Always an estimate: base + dynamic + late + credit_card' }),
    items: z.array(FeeLine),
  })
  .meta({ id: 'FeeBreakdown' });
export type FeeBreakdown = z.infer<typeof FeeBreakdown>;

/** Unlike an estimate, the total is the sum of all lines. */
export const ChargedFee = FeeBreakdown.extend({
  total: FeeAmount.meta({ description: 'What the state took: the sum of all lines' }),
  items: FeeBreakdown.shape.items.meta({ description: 'One line for each amount that the state took' }),
});

/** A line of the fee endpoint: a line of the breakdown, with its reason and its sources. */
export const QuotedFeeLine = FeeLine.extend({
  label: z.string().meta({ description: 'The line in words', example: 'State filing fee' }),
  note: z.string().nullable(),
  confidence: Confidence,
  sources_disagree,
  sources: z.array(Source),
}).meta({ id: 'QuotedFeeLine' });
export type QuotedFeeLine = z.infer<typeof QuotedFeeLine>;

/** A line that applies but has no amount: it is listed, so that nobody takes the total for complete. */
export const UnpricedFeeLine = FeeLine.omit({ amount: true, currency: true })
  .extend({
    label: z.string().meta({ description: 'The line in words', example: 'Card surcharge' }),
    detail: z.string().meta({ description: 'Whom to ask for the amount, in a sentence' }),
    note: z.string().nullable(),
    sources: z.array(Source),
  })
  .meta({ id: 'UnpricedFeeLine' });
export type UnpricedFeeLine = z.infer<typeof UnpricedFeeLine>;

export const ExpeditedTier = z.object({
  tier: z.string(),
  label: z.string(),
  turnaround: z.object({ value: z.number(), unit: z.enum(['hour', 'business_day']) }).nullable(),
  offered: z.boolean().meta({
    description: 'False where its price was not found: the tier is named, and cannot be asked for',
  }),
  amount: z
    .number()
    .nullable()
    .meta({ description: 'Surcharge on top of the standard fee; null where it is not offered' }),
  currency: z.literal('USD'),
  note: z.string().nullable(),
  confidence: Confidence,
  sources_disagree,
  sources: z.array(Source),
});
export type ExpeditedTier = z.infer<typeof ExpeditedTier>;

export const PricedTier = ExpeditedTier.extend({
  total: FeeAmount.nullable().meta({
    description: 'Estimated total with this tier, paid by card; null where it is not offered',
  }),
}).meta({ id: 'PricedTier' });
export type PricedTier = z.infer<typeof PricedTier>;

const Payment = z.object({ surcharge: FeeAmount, total: FeeAmount });

export const FeeQuote = FeeBreakdown.extend({
  object: z.literal('fee'),
  type: OperationType,
  jurisdiction: z.string(),
  expedited_tier: z.string().nullable(),
  items: z.array(QuotedFeeLine),
  needs: z
    .array(z.string())
    .meta({ description: 'Fields whose value is missing; their lines are left out of the sums' }),
  unpriced: z.array(UnpricedFeeLine).meta({
    description: 'Lines that apply and whose amount was not found; they are left out of the sums',
  }),
  expedited_tiers: z.array(PricedTier),
  payment_methods: z.object({ credit_card: Payment, ach: Payment }),
  version: z.string().meta({ description: 'Version of the rules that priced this' }),
  quoted_on: z.iso.date(),
}).meta({ id: 'FeeQuote' });
export type FeeQuote = z.infer<typeof FeeQuote>;

/** Query of the fee operations; answers come beside these as `field.NAME=value`. */
export const FeeQuery = z.object({
  jurisdiction: JurisdictionCode,
  expedited_tier: text(40).optional().meta({ example: '24_hour' }),
  business_id: Id.optional(),
});
export type FeeQuery = z.infer<typeof FeeQuery>;
