import { z } from 'zod';
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
    'primary: read on a statute or an official page; secondary: read elsewhere; unverified: known but not found',
});
export type Confidence = z.infer<typeof Confidence>;

export const Source = z
  .object({
    id: z.string(),
    url: z.string(),
    kind: z.enum(['statute', 'official', 'secondary']),
    title: z.string().nullable(),
    as_of: z.string().nullable().meta({ description: 'The date or year the page speaks of, where it says' }),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;

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

/** A line of the fee endpoint: what the breakdown carries, with its reason and its sources. */
export const QuotedFeeLine = FeeLine.extend({
  label: z.string().meta({ description: 'The line in words', example: 'State filing fee' }),
  note: z.string().nullable(),
  confidence: Confidence,
  sources: z.array(Source),
}).meta({ id: 'QuotedFeeLine' });
export type QuotedFeeLine = z.infer<typeof QuotedFeeLine>;

export const PricedTier = z
  .object({
    tier: z.string(),
    label: z.string(),
    turnaround: z.object({ value: z.number(), unit: z.enum(['hour', 'business_day']) }).nullable(),
    amount: z.number().meta({ description: 'Surcharge on top of the standard fee' }),
    currency: z.literal('USD'),
    total: FeeAmount.meta({ description: 'Estimated total with this tier, paid by card' }),
    note: z.string().nullable(),
    confidence: Confidence,
    sources: z.array(Source),
  })
  .meta({ id: 'PricedTier' });
export type PricedTier = z.infer<typeof PricedTier>;

const Payment = z.object({ surcharge: FeeAmount, total: FeeAmount });

export const FeeQuote = FeeBreakdown.extend({
  object: z.literal('fee'),
  type: z.enum(['foreign_qualification', 'formation']),
  jurisdiction: z.string(),
  expedited_tier: z.string().nullable(),
  items: z.array(QuotedFeeLine),
  needs: z
    .array(z.string())
    .meta({ description: 'Fields whose value is missing; their lines are left out of the sums' }),
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
