import { z } from 'zod';
import { Condition } from '#lib/contract/condition';
import { DocumentType } from '#lib/contract/document';
import { listOf, PageQuery } from '#lib/contract/list';
import { Metadata } from '#lib/contract/metadata';
import { DayOrMoment, Id, Mode, Timestamp, text } from '#lib/contract/scalars';

export const CaseKind = z.enum(['missing_information', 'legal_name_change', 'ra_termination']);
export type CaseKind = z.infer<typeof CaseKind>;

export const CaseStatus = z.enum(['needs_response', 'under_review', 'resolved', 'superseded']);
export type CaseStatus = z.infer<typeof CaseStatus>;

export const ResolutionReason = z.enum([
  'response_received',
  'no_response_needed',
  'parent_canceled',
  'parent_completed',
  'parent_failed',
]);
export type ResolutionReason = z.infer<typeof ResolutionReason>;

export const FieldType = z.enum(['string', 'number', 'boolean', 'date', 'document', 'object', 'list']);
export type FieldType = z.infer<typeof FieldType>;

export const FieldSpec = z
  .object({
    name: z.string().meta({ description: 'Key used in the response', example: 'principal_address' }),
    type: FieldType,
    description: z.string().meta({ description: 'Human-readable prompt' }),
    required: z.boolean().default(true),
    example: z.union([z.string(), z.number(), z.boolean()]).optional(),
    document_types: z.array(DocumentType).optional(),
    when: Condition.optional().meta({
      description:
        'Asked, and required where it is, only when the answers to other fields are so; always where it is left out',
    }),
  })
  .meta({ id: 'FieldSpec' });
export type FieldSpec = z.infer<typeof FieldSpec>;

export const CaseRequest = z
  .object({ fields: z.array(FieldSpec), documents: z.array(Id).optional() })
  .meta({ id: 'CaseRequest' });
export type CaseRequest = z.infer<typeof CaseRequest>;

export const CaseResponse = z
  .object({
    fields: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Field name to value; names as in the request' }),
    // Ids; one of no document is refused by the checks, with the other faults of the answer.
    documents: z.array(text(100).toLowerCase()).max(50).optional(),
  })
  .meta({ id: 'CaseResponse' });
export type CaseResponse = z.infer<typeof CaseResponse>;

export const CaseReview = z
  .object({
    outcome: z.enum(['resolved', 'needs_response']).meta({
      description: '`needs_response`: the answer was not enough and is asked for again',
    }),
    reason: z.string().nullable().meta({ description: 'Why, in words; null where nothing was said' }),
    at: Timestamp.meta({ description: 'When the answer was reviewed' }),
  })
  .meta({ id: 'CaseReview' });
export type CaseReview = z.infer<typeof CaseReview>;

export const Case = z
  .object({
    id: Id,
    object: z.literal('case'),
    mode: Mode,
    created_at: Timestamp,
    updated_at: Timestamp,
    metadata: Metadata,
    parent_type: z.enum(['filing', 'verification', 'business', 'session']),
    parent_id: Id,
    kind: CaseKind,
    status: CaseStatus,
    summary: z.string(),
    details: z.string().optional(),
    request: CaseRequest.optional(),
    response: CaseResponse.optional(),
    review: CaseReview.optional().meta({ description: 'The last review; left out before the first' }),
    due_at: Timestamp.optional(),
    opened_at: Timestamp,
    resolved_at: Timestamp.optional(),
    resolution_reason: ResolutionReason.optional(),
  })
  .meta({ id: 'Case' });
export type Case = z.infer<typeof Case>;

export const CaseList = listOf(Case, 'CaseList');

export const CaseListQuery = PageQuery.extend({
  status: z
    .enum([...CaseStatus.options, 'open'])
    .optional()
    .meta({ description: '`open` is needs_response or under_review' }),
  kind: CaseKind.optional(),
  parent_id: Id.optional(),
  due_before: DayOrMoment.optional(),
});
export type CaseListQuery = z.infer<typeof CaseListQuery>;
