import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { FilingDocument } from '#lib/contract/document';
import { ChargedFee, FeeBreakdown } from '#lib/contract/fee';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestSearch } from '#lib/contract/longest-search';
import { longestTexts } from '#lib/contract/longest-texts';
import { Metadata, MetadataPatch } from '#lib/contract/metadata';
import { NameCheck } from '#lib/contract/name-check';
import { RegisteredAgentStatus } from '#lib/contract/registered-agent';
import {
  CivilDate,
  DayOrMoment,
  Id,
  JurisdictionCode,
  joinedLines,
  Mode,
  Timestamp,
  text,
} from '#lib/contract/scalars';

export const FilingType = z.enum([
  'formation',
  'ein',
  'amendment',
  'scorp_election',
  'foreign_qualification',
]);
export type FilingType = z.infer<typeof FilingType>;

export const FilingStatus = z.enum([
  'queued',
  'ready_to_file',
  'processing',
  'filed',
  'completed',
  'canceled',
]);
export type FilingStatus = z.infer<typeof FilingStatus>;

export const EntityType = z.enum(['llc', 'professional_llc', 'corporation', 'professional_corporation']);
export type EntityType = z.infer<typeof EntityType>;

export const ForeignQualificationResult = z
  .object({
    registration_number: z.string().nullable(),
    registration_date: CivilDate.nullable().meta({
      description: 'Date the target state accepted the registration',
    }),
    service_id: z
      .string()
      .nullable()
      .meta({ description: "The service's identifier of the new registration" }),
  })
  .meta({ id: 'ForeignQualificationResult' });

export const FormationResult = z
  .object({ registration_number: z.string().nullable(), formation_date: CivilDate.nullable() })
  .meta({ id: 'FormationResult' });

export const EinResult = z
  .object({
    ein_number: z.string().nullable(),
    legal_name: z.string().nullable(),
    entity_name: z.string().nullable().meta({ deprecated: true, description: 'Same as `legal_name`' }),
  })
  .meta({ id: 'EinResult' });

export const FilingResult = z.union([ForeignQualificationResult, FormationResult, EinResult]);
export type FilingResult = z.infer<typeof FilingResult>;

export const RelatedItem = z
  .discriminatedUnion('object', [
    z
      .object({ object: z.literal('filing'), id: Id, type: FilingType, status: FilingStatus })
      .meta({ id: 'FilingRelatedItem' }),
    z
      .object({
        object: z.literal('registered_agent'),
        id: Id.meta({ description: 'The business that owns the registered agent' }),
        status: RegisteredAgentStatus,
      })
      .meta({ id: 'RegisteredAgentRelatedItem' }),
  ])
  .meta({ id: 'RelatedItem' });
export type RelatedItem = z.infer<typeof RelatedItem>;

export const Filing = z
  .object({
    id: Id,
    object: z.literal('filing'),
    mode: Mode,
    created_at: Timestamp,
    updated_at: Timestamp,
    metadata: Metadata,
    type: FilingType,
    status: FilingStatus,
    entity_type: EntityType,
    jurisdiction: JurisdictionCode.meta({ description: 'For a foreign qualification the target state' }),
    legal_name: z.string().meta({ description: 'Name the filing is made under' }),
    name: z.string().meta({ deprecated: true, description: 'Same value as `legal_name`' }),
    expedited_tier: z.string().nullable(),
    business_id: Id.meta({
      description: 'Linked business; for a foreign qualification the new business record',
    }),
    result: FilingResult.nullable().meta({ description: 'Null until completion' }),
    parent_filing_id: Id.optional(),
    related_items: z.array(RelatedItem),
    documents: z.array(FilingDocument),
    fee: FeeBreakdown.nullable(),
    charged: ChargedFee.nullable().meta({
      description: 'What the state took, beside the estimate in `fee`; null until it is known',
    }),
    promised_at: Timestamp.nullable().meta({
      description:
        'By when the filing is usually completed, by the days of the state and the tier; null where the state publishes none. A filing that is open after it takes longer than usual',
    }),
    status_reason: z.string().optional().meta({ description: 'Present only when canceled' }),
    canceled_by: z.enum(['partner', 'palm']).optional().meta({ description: 'Present only when canceled' }),
    canceled_at: Timestamp.optional().meta({ description: 'Present only when canceled' }),
    name_check: NameCheck.optional().meta({
      description: 'What is known of the name in the state; left out of an EIN application',
    }),
    cases: z.array(Case).meta({ description: 'In chronological order' }),
  })
  .meta({ id: 'Filing' });
export type Filing = z.infer<typeof Filing>;

export const FilingList = listOf(Filing, 'FilingList');

export const FilingListQuery = PageQuery.extend({
  type: FilingType.optional(),
  status: z
    .enum([...FilingStatus.options, 'open'])
    .optional()
    .meta({ description: '`open` is every status but completed and canceled' }),
  jurisdiction: JurisdictionCode.optional(),
  business_id: Id.optional().meta({
    description: 'The new business record, or the business that was qualified',
  }),
  needs_response: z.enum(['true', 'false']).optional(),
  expedited: z.enum(['true', 'false']).optional(),
  created_after: DayOrMoment.optional(),
  created_before: DayOrMoment.optional(),
  q: text(longestSearch).optional().meta({
    description:
      'Each word begins a word of the legal name, with or without its accents, is the whole registration number, or ends the id',
  }),
});
export type FilingListQuery = z.infer<typeof FilingListQuery>;

/** The submission never changes; the partner's metadata may. */
export const UpdateFilingRequest = z
  .object({ metadata: MetadataPatch.nullish() })
  .meta({ id: 'UpdateFilingRequest' });
export type UpdateFilingRequest = z.infer<typeof UpdateFilingRequest>;

export const CancelFilingRequest = z
  .object({ reason: joinedLines(longestTexts.reason).optional().meta({ example: 'The client withdrew.' }) })
  .meta({ id: 'CancelFilingRequest' });
export type CancelFilingRequest = z.infer<typeof CancelFilingRequest>;
