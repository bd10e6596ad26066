import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { Claim, DeskFiling } from '#lib/contract/desk-filing';
import { DeskNote } from '#lib/contract/desk-move';
import { Document } from '#lib/contract/document';
import { Actor } from '#lib/contract/event';
import { FeeBreakdown, Source, UnpricedFeeLine } from '#lib/contract/fee';
import { Filing } from '#lib/contract/filing';
import { FilingSubmission } from '#lib/contract/filing-submission';
import { RegisteredAgent } from '#lib/contract/registered-agent';
import { Timestamp } from '#lib/contract/scalars';

/** One line of the state's form, with its answer. */
export const FormLine = z
  .object({
    item: z.string().nullable().meta({ description: 'Its number on the form; null where it has none' }),
    label: z
      .string()
      .meta({ description: 'The words of the form, or of the rules where those are not known' }),
    value: z
      .string()
      .nullable()
      .meta({ description: 'What goes there, ready to be copied; null where nothing does' }),
    field: z
      .string()
      .nullable()
      .meta({ description: 'Name of the field of the submission; null where none fits' }),
    parts: z
      .array(
        z.object({
          label: z.string().meta({ description: 'What the piece is', example: 'ZIP code' }),
          value: z.string().meta({ description: 'The piece as it is typed', example: '19801' }),
        }),
      )
      .meta({
        description:
          'An address piece by piece, as forms on the web take it, with the name of an agent before it; empty for everything else',
      }),
    from: z
      .enum(['submission', 'case', 'record', 'agent'])
      .nullable()
      .meta({ description: 'Where the value comes from; null where there is none' }),
  })
  .meta({ id: 'FormLine' });
export type FormLine = z.infer<typeof FormLine>;

export const DeskForm = z
  .object({
    name: z.string().meta({ description: 'Name of the form' }),
    number: z.string().nullable().meta({ description: 'Number of the form; null where it has none' }),
    office: z.string().meta({ description: 'The office that takes it' }),
    url: z.string().nullable().meta({ description: 'Page of the office; null where none is known' }),
    order: z.enum(['form', 'usual']).meta({
      description: '`form`: in the order of a copy of the form; `usual`: its order is not known',
    }),
    complete: z.boolean().meta({ description: 'Whether every item of the form is known' }),
    revision: z.string().nullable().meta({ description: 'Which print of the form the copy was' }),
    confidence: z.enum(['primary', 'secondary']).nullable().meta({
      description: '`primary`: read on a page of the office; `secondary`: read on a copy of the form',
    }),
    order_note: z.string().meta({
      description: 'How far the order may be relied on, in a sentence',
      example: 'Order from a copy of the form: check it against the form of the office.',
    }),
    items: z.array(FormLine),
  })
  .meta({ id: 'DeskForm' });
export type DeskForm = z.infer<typeof DeskForm>;

export const ChecklistItem = z
  .object({
    item: z.enum(['name_checked', 'fee_paid', 'documents_attached', 'agent_appointed']),
    done: z.boolean(),
    by: z
      .string()
      .nullable()
      .meta({ description: 'Who did it by hand; null where the service found it done' }),
    at: Timestamp.nullable(),
  })
  .meta({ id: 'ChecklistItem' });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

export const DeskHistoryEntry = z
  .object({
    at: Timestamp,
    action: z.string().meta({ description: 'What was done', example: 'filing.processing' }),
    actor: Actor,
  })
  .meta({ id: 'DeskHistoryEntry' });

/** Everything needed to file a submission by hand, on one screen. */
export const DeskFilingDetail = DeskFiling.extend({
  claim: Claim.nullable(),
  filing: Filing,
  submission: FilingSubmission,
  form: DeskForm.nullable().meta({ description: 'Null where the form is not known' }),
  fee: FeeBreakdown.nullable().meta({ description: 'The estimate: what is to be paid, line by line' }),
  fee_today: FeeBreakdown.nullable().meta({
    description:
      'The same if it is sent to the office today: a late fee grows with the days. Null once it was sent, and where no fee is known',
  }),
  unpriced: z.array(UnpricedFeeLine).meta({
    description: 'What is to be paid besides, by the rules of today: the office has to quote the amount',
  }),
  agent: RegisteredAgent.nullable().meta({
    description: 'The agent that the service provides; null where it does not',
  }),
  agent_cases: z.array(Case).meta({
    description: 'Cases about this agent, in chronological order; their parent is the business',
  }),
  documents: z.array(Document).meta({ description: 'Every document of the businesses of the filing' }),
  outdated_documents: z.array(z.string()).meta({
    description:
      'Documents of the submission that have become too old for the state since, each in a sentence; empty once it was sent to the office',
    example: [],
  }),
  checklist: z.array(ChecklistItem),
  sources: z.array(Source).meta({ description: 'Laws and pages of the office that the form is known from' }),
  notes: z.array(DeskNote).meta({ description: 'Internal, oldest first' }),
  history: z.array(DeskHistoryEntry).meta({ description: 'Who did what, oldest first' }),
}).meta({ id: 'DeskFilingDetail' });
export type DeskFilingDetail = z.infer<typeof DeskFilingDetail>;
