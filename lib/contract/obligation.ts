import { z } from 'zod';
import { Confidence, Source } from '#lib/contract/fee';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestTexts } from '#lib/contract/longest-texts';
import { mostAmount, mostAmountWords } from '#lib/contract/most-amount';
import { CivilDate, hasUnseen, Id, JurisdictionCode, Mode, text, unseenDetail } from '#lib/contract/scalars';

export const ObligationKind = z.enum([
  'annual_report',
  'biennial_report',
  'franchise_tax',
  'initial_report',
  'publication',
  'license',
  'registration_renewal',
  'other',
]);
export type ObligationKind = z.infer<typeof ObligationKind>;

export const ObligationStatus = z.enum(['upcoming', 'due', 'overdue', 'done', 'not_applicable']);
export type ObligationStatus = z.infer<typeof ObligationStatus>;

export const Obligation = z
  .object({
    id: Id,
    object: z.literal('obligation'),
    mode: Mode,
    business_id: Id.meta({ description: 'The registration that it belongs to' }),
    filing_id: Id.nullable().meta({
      description: 'The filing whose completion made it; null for one that you added',
    }),
    jurisdiction: z.string(),
    kind: ObligationKind,
    title: z.string().meta({ description: 'What is to be done, in words' }),
    due_on: z.iso.date().nullable().meta({
      description: 'The last day that is in time; null where the rule of the state gives no date by itself',
      example: '2027-05-01',
    }),
    due_words: z.string().nullable().meta({
      description: 'The rule of the date in words; null where there is none',
      example: 'January 1 to May 1 each year',
    }),
    amount: z
      .number()
      .nullable()
      .meta({ description: 'What the state charges for it in US dollars; null where it is not known' }),
    currency: z.literal('USD'),
    status: ObligationStatus.meta({
      description:
        '`upcoming`; `due` from 30 days before its date, unless the operator sets another number; `overdue` after it; `done`; `not_applicable`',
    }),
    recurs: z.boolean().meta({ description: 'True where the next one is made when this one is done' }),
    document_id: Id.nullable().meta({ description: 'The document that proves that it is done' }),
    note: z
      .string()
      .nullable()
      .meta({ description: 'Your own note; why it does not apply, where it does not' }),
    sources: z.array(Source),
    confidence: Confidence,
  })
  .meta({ id: 'Obligation' });
export type Obligation = z.infer<typeof Obligation>;

export const ObligationList = listOf(Obligation, 'ObligationList');

export const ObligationListQuery = PageQuery.extend({
  business_id: Id.optional().meta({ description: 'Obligations of this business record' }),
  jurisdiction: JurisdictionCode.optional().meta({ description: 'Obligations in this state' }),
  kind: ObligationKind.optional().meta({ description: 'Obligations of this kind' }),
  status: z
    .enum([...ObligationStatus.options, 'open'])
    .optional()
    .meta({ description: 'Obligations with this status; `open` is upcoming, due or overdue' }),
  due_before: CivilDate.optional().meta({ description: 'Due on this day or earlier' }),
  due_after: CivilDate.optional().meta({ description: 'Due on this day or later' }),
});
export type ObligationListQuery = z.infer<typeof ObligationListQuery>;

const note = text(longestTexts.obligationNote).meta({
  description: 'Your own note',
  example: 'Confirmation 4471-220',
});

export const CreateObligationRequest = z
  .object({
    business_id: Id.meta({ description: 'A business record: a company at home, or one registration of it' }),
    jurisdiction: JurisdictionCode.optional().meta({
      description: 'The state; the one that the record is registered in where it is left out',
      example: 'US-OH',
    }),
    kind: ObligationKind.meta({ example: 'license' }),
    title: text(longestTexts.obligationTitle)
      .refine((title) => !hasUnseen(title), unseenDetail)
      .meta({ description: 'What is to be done', example: "Renew the vendor's license" }),
    due_on: CivilDate.meta({ description: 'The last day that is in time', example: '2027-03-01' }),
    due_words: text(300)
      .optional()
      .meta({ description: 'The rule of the date', example: 'March 1 each year' }),
    amount: z
      .number()
      .min(0, 'Use an amount that is not negative.')
      .max(mostAmount, `Use at most ${mostAmountWords}.`)
      .multipleOf(0.01, 'Use at most two decimals.')
      .optional()
      .meta({ description: 'What it costs, in US dollars', example: 25 }),
    recurs: z.boolean().optional().meta({
      description:
        'Whether the next one is made when it is done: two years later for a `biennial_report`, else one year later',
      example: true,
    }),
    note: note.optional(),
  })
  .meta({ id: 'CreateObligationRequest' });
export type CreateObligationRequest = z.infer<typeof CreateObligationRequest>;

export const UpdateObligationRequest = z
  .object({
    status: z.enum(['done', 'not_applicable', 'upcoming']).optional().meta({
      description:
        '`done`; `not_applicable`, which needs a note that says why; `upcoming` opens it again, and its date then says whether it is due',
      example: 'done',
    }),
    document_id: Id.nullable().optional().meta({
      description: 'A document of the business, or of its home record, as proof; null takes it off',
    }),
    note: note.nullable().optional(),
    due_on: CivilDate.nullable().optional().meta({
      description:
        'Another date, for example after an extension, or where the state counts from your fiscal year; only while it is open',
      example: '2027-04-15',
    }),
  })
  .meta({ id: 'UpdateObligationRequest' });
export type UpdateObligationRequest = z.infer<typeof UpdateObligationRequest>;
