import { z } from 'zod';
import { Case, CaseKind, CaseReview } from '#lib/contract/case';
import { FeeLine } from '#lib/contract/fee';
import { FilingStatus } from '#lib/contract/filing';
import { daysToAnswer } from '#lib/contract/lifetimes';
import { longestTexts } from '#lib/contract/longest-texts';
import { mostAmount, mostAmountWords } from '#lib/contract/most-amount';
import { AskedFields } from '#lib/contract/sandbox';
import { CivilDate, Id, joinedLines, Moment, oneLine, Timestamp, text } from '#lib/contract/scalars';

const Charged = z
  .object({
    items: z
      .array(
        FeeLine.extend({
          name: oneLine(longestTexts.chargedLine).meta({
            description:
              'What the line is for. The `component_type` and `name` of a line of `fee` put it beside that line; any other name is a line that the estimate lacks',
            example: 'default',
          }),
          amount: z
            .number()
            .min(0, 'An amount is 0 or more.')
            .max(mostAmount, `An amount is at most ${mostAmountWords}.`)
            .multipleOf(0.01, 'Use at most two decimals.')
            .meta({ description: 'Whole currency units, cents as decimals', example: 750 }),
          currency: FeeLine.shape.currency.optional(),
        }),
      )
      .min(1)
      .max(50)
      .refine(isOnePayment, 'Enter the surcharge of a card or of an ACH payment, not both.'),
  })
  .meta({ id: 'ChargedRequest' });

/** Interface document, Fee breakdown: the surcharges exclude each other. One of 0 was not charged. */
function isOnePayment(lines: readonly Pick<FeeLine, 'component_type' | 'amount'>[]): boolean {
  const paid = lines.filter(({ amount }) => amount > 0).map(({ component_type }) => component_type);
  return !(paid.includes('credit_card') && paid.includes('ach'));
}

export const MoveFilingRequest = z
  .object({
    from: FilingStatus.meta({ description: 'The status that you see; 409 where the filing has left it' }),
    to: FilingStatus.meta({ description: 'The next status; a filing is canceled by its own operation' }),
    result: z
      .object({
        registration_number: oneLine(longestTexts.numberOfOffice).nullish(),
        registration_date: CivilDate.nullish(),
        ein_number: text(longestTexts.ein).nullish(),
      })
      .nullish()
      .meta({
        description:
          'Needed for `completed`: number and date of the registration, or the EIN for an EIN application',
      }),
    documents: z
      .array(Id)
      .max(50)
      .nullish()
      .meta({ description: 'Documents of the business that the filing shows from now on' }),
    charged: Charged.nullish().meta({ description: 'What the state took, line by line' }),
    not_charged_reason: text(longestTexts.reason)
      .nullish()
      .meta({ description: 'Why nothing was charged; for `completed` either this or `charged`' }),
    note: text(longestTexts.deskNote).nullish().meta({ description: 'For the desk; no partner sees it' }),
  })
  .meta({ id: 'MoveFilingRequest' });
export type MoveFilingRequest = z.infer<typeof MoveFilingRequest>;

export const DeskCancelRequest = z
  .object({
    reason: joinedLines(longestTexts.reason).meta({
      example: 'The company was dissolved in its home state.',
    }),
  })
  .meta({ id: 'DeskCancelRequest' });
export type DeskCancelRequest = z.infer<typeof DeskCancelRequest>;

export const OpenDeskCaseRequest = z
  .object({
    kind: CaseKind,
    summary: oneLine(longestTexts.caseSummary),
    details: text(longestTexts.caseDetails).nullish(),
    fields: AskedFields,
    documents: z
      .array(Id)
      .max(50)
      .nullish()
      .meta({ description: 'Documents of the business that explain it' }),
    due_at: Moment.nullish().meta({ description: `In ${daysToAnswer} days if it is left out` }),
  })
  .meta({ id: 'OpenDeskCaseRequest' });
export type OpenDeskCaseRequest = z.infer<typeof OpenDeskCaseRequest>;

export const ReviewDeskCaseRequest = z
  .object({
    outcome: CaseReview.shape.outcome,
    reason: text(longestTexts.reviewReason)
      .nullish()
      .meta({ description: 'Why, for whoever answers; needed where the case is sent back' }),
    updated_at: Timestamp.nullish().meta({
      description: 'That of the case as you read it; 409 where the case has changed since',
    }),
  })
  .meta({ id: 'ReviewDeskCaseRequest' });
export type ReviewDeskCaseRequest = z.infer<typeof ReviewDeskCaseRequest>;

export const SupersedeDeskCaseRequest = ReviewDeskCaseRequest.pick({ updated_at: true }).meta({
  id: 'SupersedeDeskCaseRequest',
});
export type SupersedeDeskCaseRequest = z.infer<typeof SupersedeDeskCaseRequest>;

/** A case for a common rejection by the state, worded for one filing. */
export const CaseTemplate = z
  .object({
    reason: z.string().meta({ description: 'Stable name of the reason', example: 'certificate_too_old' }),
    label: z.string().meta({ description: 'The reason in words' }),
    kind: CaseKind,
    summary: z.string(),
    details: z.string(),
    fields: Case.shape.request.unwrap().shape.fields,
  })
  .meta({ id: 'CaseTemplate' });
export type CaseTemplate = z.infer<typeof CaseTemplate>;

export const CaseTemplateList = z
  .object({ object: z.literal('list'), data: z.array(CaseTemplate) })
  .meta({ id: 'CaseTemplateList' });

export const DeskNote = z
  .object({
    id: Id,
    object: z.literal('operations_note'),
    filing_id: Id,
    author: z.string().meta({ description: 'Name of the person or the key' }),
    body: z.string(),
    created_at: Timestamp,
  })
  .meta({ id: 'DeskNote' });
export type DeskNote = z.infer<typeof DeskNote>;

export const AddDeskNoteRequest = z
  .object({
    body: text(longestTexts.deskNote).meta({ example: 'The office asked for a second copy by phone.' }),
  })
  .meta({ id: 'AddDeskNoteRequest' });
export type AddDeskNoteRequest = z.infer<typeof AddDeskNoteRequest>;
