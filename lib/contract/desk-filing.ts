import { z } from 'zod';
import { EntityType, FilingStatus, FilingType } from '#lib/contract/filing';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestSearch } from '#lib/contract/longest-search';
import { DayOrMoment, Id, JurisdictionCode, Mode, Timestamp, text } from '#lib/contract/scalars';

/** Who works on a filing at the desk. A claim expires after 8 hours without a move. */
export const Claim = z
  .object({
    by: z
      .object({ id: Id, name: z.string() })
      .meta({ description: 'The person of the staff, or the robot, who works on it' }),
    since: Timestamp,
    until: Timestamp.meta({ description: 'When it is let go unless the filing is moved before' }),
  })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof Claim>;

/** A filing as the desk's queue shows it. */
export const DeskFiling = z
  .object({
    id: Id,
    object: z.literal('operations_filing'),
    mode: Mode,
    organization: z
      .object({ id: Id, name: z.string() })
      .meta({ description: 'The partner who submitted it' }),
    type: FilingType,
    status: FilingStatus,
    entity_type: EntityType,
    jurisdiction: JurisdictionCode,
    legal_name: z.string(),
    expedited_tier: z.string().nullable(),
    created_at: Timestamp,
    status_changed_at: Timestamp,
    promised_at: Timestamp.nullable(),
    overdue: z.boolean().meta({ description: 'The promised time is past and the filing has not ended' }),
    needs_response: z.boolean().meta({ description: 'It waits for an answer of the partner' }),
    waits_for_formation: z.boolean().meta({
      description: 'An EIN application whose formation is not completed: nobody can work on it yet',
    }),
    claim: Claim.nullable(),
  })
  .meta({ id: 'DeskFiling' });
export type DeskFiling = z.infer<typeof DeskFiling>;

export const DeskFilingList = listOf(DeskFiling, 'DeskFilingList');

const words = text(longestSearch).meta({
  description: 'Each word begins a word of the legal name, is the whole registration number, or ends the id',
});

const promised = 'Promised before this moment, or before this day in UTC';

const filters = {
  mode: Mode.optional().meta({ description: 'Live filings unless `test` is asked for' }),
  status: z
    .enum([...FilingStatus.options, 'open'])
    .optional()
    .meta({
      description:
        '`open`, the default unless `answered` is asked for, is every status but completed and canceled',
    }),
  jurisdiction: JurisdictionCode.optional(),
  type: FilingType.optional(),
  organization_id: Id.optional().meta({ description: 'Filings of this partner' }),
  claimed_by: z
    .union([z.enum(['me', 'none']), z.uuid({ error: 'Use me, none, or the id of a person or a key.' })])
    .optional()
    .meta({ description: '`me`, `none`, or the id of a person or a key' }),
  expedited: z.enum(['true', 'false']).optional(),
  answered: z.literal('true').optional().meta({
    description:
      'With an answer to review: to a case of the filing, or to one about its registered agent, also after it has ended',
  }),
  promised_before: DayOrMoment.optional().meta({ description: promised }),
  q: words.optional(),
};

export const DeskFilingListQuery = PageQuery.extend(filters);
export type DeskFilingListQuery = z.infer<typeof DeskFilingListQuery>;
export type DeskFilters = Partial<Omit<DeskFilingListQuery, 'limit' | 'cursor'>>;

/** Limits which filings may be claimed next; the first one in the queue without a claim is taken. */
export const ClaimNextRequest = z
  .object({
    filters: z
      .object({
        status: FilingStatus.nullish(),
        jurisdiction: JurisdictionCode.nullish(),
        type: FilingType.nullish(),
        organization_id: Id.nullish(),
        expedited: z.boolean().nullish().meta({ description: 'Only with a tier, or only without one' }),
        answered: z.literal(true).nullish().meta({ description: 'Only with an answer to review' }),
        promised_before: DayOrMoment.nullish().meta({ description: promised }),
        q: words.nullish(),
      })
      .nullish()
      .meta({ description: 'Of which filings; left out: of all that are open' }),
  })
  .meta({ id: 'ClaimNextRequest' });
export type ClaimNextRequest = z.infer<typeof ClaimNextRequest>;

export const ClaimFilingRequest = z
  .object({
    take_over: z
      .boolean()
      .nullish()
      .meta({ description: 'Take it from whoever holds it; only a lead may', example: false }),
  })
  .meta({ id: 'ClaimFilingRequest' });
export type ClaimFilingRequest = z.infer<typeof ClaimFilingRequest>;

/** The number of waiting filings, for each filter of the queue. */
export const DeskCounts = z
  .object({
    object: z.literal('operations_counts'),
    open: z.int().meta({ description: 'Live filings that have not ended' }),
    overdue: z.int().meta({ description: 'Of these, past their promised time' }),
    unclaimed: z.int().meta({ description: 'Of these, held by nobody' }),
    mine: z.int().meta({ description: 'Of these, held by you' }),
    answered: z.int().meta({
      description: 'Filings with an answer to review, also ended ones where it is about the registered agent',
    }),
    by_status: z
      .array(z.object({ status: FilingStatus, count: z.int() }))
      .meta({ description: 'In the order of a filing’s way; a status without filings is left out' }),
    by_jurisdiction: z
      .array(z.object({ jurisdiction: JurisdictionCode, count: z.int() }))
      .meta({ description: 'The state with the most filings first' }),
    organizations: z
      .array(z.object({ id: Id, name: z.string(), count: z.int() }))
      .meta({ description: 'The partners with open filings, by name' }),
  })
  .meta({ id: 'DeskCounts' });
export type DeskCounts = z.infer<typeof DeskCounts>;
