import { z } from 'zod';
import { Actor } from '#lib/contract/event';
import { FeeBreakdown } from '#lib/contract/fee';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestTexts } from '#lib/contract/longest-texts';
import { mostAmount, mostAmountWords } from '#lib/contract/most-amount';
import { OperationType } from '#lib/contract/operation-type';
import { Id, JurisdictionCode, Mode, Timestamp, text } from '#lib/contract/scalars';

/** Whose submissions a rule holds: people's in the dashboard, API keys', or both. */
export const ApprovalApplies = z.enum(['people', 'keys']);
export type ApprovalApplies = z.infer<typeof ApprovalApplies>;

const over_amount = z
  .number('Enter an amount in dollars.')
  .min(0, 'Enter an amount of 0 or more.')
  .max(mostAmount, `Enter an amount of at most ${mostAmountWords}.`)
  .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'Use at most two decimals.');

/** The conditions of a rule. A member that is null or false excludes nothing; a submission must meet all others. */
export const ApprovalTerms = z
  .object({
    over_amount: over_amount.nullable().meta({
      description: 'Only submissions whose estimated total is more than this, in whole currency units',
      example: 500,
    }),
    jurisdictions: z
      .array(JurisdictionCode)
      .min(1, 'Choose at least one state.')
      .max(51)
      .nullable()
      .meta({ description: 'Only submissions to these states; null for every state' }),
    expedited_only: z.boolean().meta({ description: 'Only submissions with an expedited tier' }),
    applies_to: z
      .array(ApprovalApplies)
      .min(1, 'Choose whose submissions wait.')
      .max(2)
      .meta({ description: 'Submissions of people in the dashboard, of API keys, or of both' }),
  })
  .meta({ id: 'ApprovalTerms' });
export type ApprovalTerms = z.infer<typeof ApprovalTerms>;

export const ApprovalRule = ApprovalTerms.extend({
  id: Id,
  object: z.literal('approval_rule'),
  mode: Mode,
  created_by: z.string().meta({ description: 'The name of the person who added it' }),
  created_at: Timestamp,
}).meta({ id: 'ApprovalRule' });
export type ApprovalRule = z.infer<typeof ApprovalRule>;

export const ApprovalRuleList = listOf(ApprovalRule, 'ApprovalRuleList');

/** The mode is the caller's current one. The rule ignores missing members. */
export const CreateApprovalRuleRequest = z.object({
  over_amount: over_amount.nullish(),
  jurisdictions: ApprovalTerms.shape.jurisdictions.optional(),
  expedited_only: z.boolean().optional(),
  applies_to: ApprovalTerms.shape.applies_to.optional(),
});
export type CreateApprovalRuleRequest = z.infer<typeof CreateApprovalRuleRequest>;

export const ApprovalStatus = z.enum(['waiting', 'approved', 'rejected', 'expired']).meta({
  description:
    '`waiting`: somebody else must decide; `approved`: the filing was made; `rejected` and `expired`: no filing was made',
});
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

export const ApprovalOperation = z
  .enum(['createForeignQualification', 'createFormation'])
  .meta({ description: 'The operation that was asked for' });
export type ApprovalOperation = z.infer<typeof ApprovalOperation>;

export const Approval = z
  .object({
    id: Id,
    object: z.literal('approval'),
    mode: Mode,
    created_at: Timestamp,
    updated_at: Timestamp,
    status: ApprovalStatus,
    operation: ApprovalOperation,
    type: OperationType,
    jurisdiction: JurisdictionCode,
    legal_name: z.string().meta({ description: 'Name that the filing is to be made under' }),
    business_id: Id.nullable().meta({
      description: 'The business that is to be qualified; null for a formation, which makes its own',
    }),
    expedited_tier: z.string().nullable(),
    fee: FeeBreakdown.nullable().meta({ description: 'The estimate that the approver sees' }),
    body_sha256: z.string().nullable().meta({
      description:
        'SHA-256 in hex of the body, byte for byte as it was sent. Null where the body has a tax id, which a hash would let be guessed',
      example: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
    }),
    rule: ApprovalTerms.extend({
      id: Id.meta({ description: 'The rule, which may have been removed since' }),
    }).meta({ id: 'HoldingRule' }),
    requested_by: Actor,
    decided_by: Actor.nullable(),
    decided_at: Timestamp.nullable(),
    reason: z.string().nullable().meta({ description: 'Why it was rejected; null otherwise' }),
    filing_id: Id.nullable().meta({ description: 'The filing that the approval made' }),
    expires_at: Timestamp.meta({ description: 'When it expires if nobody decides' }),
  })
  .meta({ id: 'Approval' });
export type Approval = z.infer<typeof Approval>;

export const ApprovalList = listOf(Approval, 'ApprovalList');

export const ApprovalListQuery = PageQuery.extend({ status: ApprovalStatus.optional() });
export type ApprovalListQuery = z.infer<typeof ApprovalListQuery>;

/** The held submission, exactly as it was sent. */
export const ApprovalSubmission = z
  .object({
    object: z.literal('approval_submission'),
    approval_id: Id,
    rules_version: z.string().meta({ description: 'Version of the rules that it was checked against' }),
    body: z.record(z.string(), z.unknown()).meta({
      description:
        'The body as it was sent, but for a tax id: `tax_id_last4` stands for the `tax_id` of an EIN application',
    }),
  })
  .meta({ id: 'ApprovalSubmission' });
export type ApprovalSubmission = z.infer<typeof ApprovalSubmission>;

/**
 * Whether the viewer may decide: `open`; not on their `own` submission, nor on one by a key that they created
 * (`own_key`); not without the role (`not_permitted`); not after it has ended (`ended`).
 */
export const ApprovalDecision = z.enum(['open', 'own', 'own_key', 'not_permitted', 'ended']);
export type ApprovalDecision = z.infer<typeof ApprovalDecision>;

export const ApprovalRow = z
  .object({
    approval: Approval,
    decision: ApprovalDecision,
    version: z.string().meta({ description: 'The tag of the displayed version' }),
  })
  .meta({ id: 'ApprovalRow' });
export type ApprovalRow = z.infer<typeof ApprovalRow>;

export const ApprovalRowList = listOf(ApprovalRow, 'ApprovalRowList');

export const ApprovalRowListQuery = PageQuery.extend({
  status: z.enum([...ApprovalStatus.options, 'ended']).optional(),
  idempotency_key: z.string().max(255).optional().meta({ description: 'Of the submission' }),
});
export type ApprovalRowListQuery = z.infer<typeof ApprovalRowListQuery>;

export const RejectSubmissionRequest = z.object({
  reason: text(longestTexts.reason).meta({ example: 'The client wants standard processing.' }),
});
export type RejectSubmissionRequest = z.infer<typeof RejectSubmissionRequest>;
