import { z } from 'zod';
import { AgentMail } from '#lib/contract/agent-mail';
import { Approval } from '#lib/contract/approval';
import { Owner, OwnerFilter } from '#lib/contract/assignment';
import { Case } from '#lib/contract/case';
import { MentionRow } from '#lib/contract/comment';
import { DocumentType } from '#lib/contract/document';
import { FilingStatus, FilingType } from '#lib/contract/filing';
import { ObligationRowShown } from '#lib/contract/obligation-rows';
import { PlanDraft } from '#lib/contract/plan-draft';
import { CivilDate, Id, Timestamp } from '#lib/contract/scalars';
import { WebhookEndpoint } from '#lib/contract/webhook';

/** Who must act next. */
export const Holder = z.enum(['you', 'service', 'state', 'nobody']);
export type Holder = z.infer<typeof Holder>;

/** A filing as a queue or list row: who must act, since when, and by when it is expected to advance. */
export const FilingSummary = z.object({
  id: Id,
  type: FilingType,
  legal_name: z.string(),
  jurisdiction: z.string(),
  status: FilingStatus,
  expedited_tier: z.string().nullable(),
  total: z.number().nullable(),
  charged: z.number().nullable().meta({ description: 'What the state took; null until it is known' }),
  charged_difference: z.number().nullable().meta({
    description: 'What the state took beyond the estimate; below 0 where it took less',
  }),
  business_id: Id,
  holder: Holder.meta({ description: 'Who must act next' }),
  happening: z.string().meta({ description: 'What is happening, in words' }),
  due_at: Timestamp.nullable(),
  expected: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  standing_still: z.boolean().meta({ description: 'Past the usual time in its status' }),
  created_at: Timestamp,
  updated_at: Timestamp,
  registration_number: z.string().nullable(),
});
export type FilingSummary = z.infer<typeof FilingSummary>;

export const OpenCaseRow = z.object({ case: Case, filing: FilingSummary.nullable() });
export type OpenCaseRow = z.infer<typeof OpenCaseRow>;

/** A document that an unfinished plan uses, and the first day on which one of its states no longer accepts it. */
export const DocumentShortRow = z.object({
  id: Id,
  types: z.array(DocumentType),
  plan_id: Id,
  business_name: z.string(),
  jurisdictions: z.array(z.string()),
  until: CivilDate.meta({ description: 'The last day on which it is taken' }),
});
export type DocumentShortRow = z.infer<typeof DocumentShortRow>;

/** Whose rows, and whether the snoozed ones or the others. */
export const OverviewQuery = z.object({
  owner: OwnerFilter.optional(),
  snoozed: z.enum(['true', 'false']).optional(),
});
export type OverviewQuery = z.infer<typeof OverviewQuery>;

export const NeedTotal = z.object({
  listed: z.int(),
  snoozed: z.int().meta({ description: 'Put off by the person who asks' }),
});
export type NeedTotal = z.infer<typeof NeedTotal>;

export const NeedKind = z.enum([
  'cases',
  'obligations',
  'agent_mail',
  'approvals',
  'drafts',
  'documents',
  'webhook_endpoints',
  'mentions',
]);
export type NeedKind = z.infer<typeof NeedKind>;

export const Overview = z.object({
  object: z.literal('overview'),
  now: Timestamp,
  approvals: z.array(Approval).meta({ description: 'What this person may decide on, the oldest first' }),
  cases: z.array(OpenCaseRow).meta({ description: 'Cases that need a response, by due date' }),
  obligations: z
    .array(ObligationRowShown)
    .meta({ description: 'Obligations that are due or overdue, by date' }),
  agent_mail: z
    .array(AgentMail)
    .meta({ description: 'Agent mail that nobody has read, service of process first' }),
  standing_still: z.array(FilingSummary),
  drafts: z.array(PlanDraft),
  documents: z
    .array(DocumentShortRow)
    .meta({ description: 'Documents that become too old before the plan that counts on them is sent' }),
  webhook_endpoints: z
    .array(WebhookEndpoint)
    .meta({ description: 'Endpoints that take nothing, for whoever may mend them' }),
  mentions: z
    .array(MentionRow)
    .meta({ description: 'Comments that mention this person, until they are read' }),
  totals: z
    .record(z.enum([...NeedKind.options, 'standing_still']), NeedTotal)
    .meta({ description: 'How much there is of each, by the filters; what is put off and what is not' }),
  owners: z.record(Id, Owner).meta({ description: 'Who looks after which of the rows' }),
  moving: z.array(FilingSummary),
  counts: z.object({
    needs_you: z.int(),
    needs_response: z.int(),
    obligations_due: z.int(),
    approvals: z.int(),
    agent_mail: z.int(),
    filings: z.record(FilingStatus, z.int()),
    businesses: z.int(),
    drafts: z.int(),
  }),
});
export type Overview = z.infer<typeof Overview>;

export const NavigationCounts = z.object({
  object: z.literal('navigation_counts'),
  needs_you: z.int().meta({
    description:
      'Cases that need a response, obligations that are due or overdue, agent mail that nobody has read, approvals that wait for this person, documents that become too old, endpoints that fail and comments that mention this person: without what this person has put off',
  }),
  needs_response: z.int(),
  obligations_due: z.int(),
  approvals: z.int().meta({ description: 'Approvals that wait for this person' }),
  agent_mail: z.int().meta({ description: 'Agent mail that nobody has read' }),
  open_filings: z.int(),
  open_cases: z.int(),
  drafts: z.int(),
});
export type NavigationCounts = z.infer<typeof NavigationCounts>;
