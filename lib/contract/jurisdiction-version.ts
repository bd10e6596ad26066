import { z } from 'zod';
import { listOf } from '#lib/contract/list';
import { OperationType } from '#lib/contract/operation-type';
import { CivilDate, Id, JurisdictionCode } from '#lib/contract/scalars';

export const RuleArea = z.enum(['form', 'fee', 'tier', 'processing', 'question', 'name', 'after_filing']);
export type RuleArea = z.infer<typeof RuleArea>;

export const RuleChange = z
  .object({
    area: RuleArea.meta({ description: 'What the change is about' }),
    type: OperationType.nullable().meta({
      description: 'Null for what both filings share, for example names',
    }),
    change: z
      .enum(['added', 'changed', 'removed'])
      .meta({ description: 'What happened since the version before' }),
    subject: z.string().meta({ description: 'What changed, in words', example: 'State filing fee' }),
    before: z.string().nullable().meta({ description: 'How it was, in words; null where it is new' }),
    after: z.string().nullable().meta({ description: 'How it is, in words; null where it is gone' }),
    detail: z.string().meta({ description: 'The change as a sentence' }),
  })
  .meta({ id: 'RuleChange' });
export type RuleChange = z.infer<typeof RuleChange>;

export const JurisdictionVersion = z
  .object({
    object: z.literal('jurisdiction_version'),
    jurisdiction: JurisdictionCode,
    version: z.string().meta({ description: 'As it is on a filing that was checked against it' }),
    in_force: z.boolean().meta({ description: 'True for the version that is used today' }),
    since: CivilDate.nullable().meta({
      description: 'The first day on which filings were checked against it; null for the first version',
    }),
    changes: z.array(RuleChange).meta({ description: 'What differs from the version before' }),
  })
  .meta({ id: 'JurisdictionVersion' });
export type JurisdictionVersion = z.infer<typeof JurisdictionVersion>;

export const JurisdictionVersionList = listOf(JurisdictionVersion, 'JurisdictionVersionList');

/** Unfinished filings and plans that were begun under an earlier version. */
export const TouchedByRules = z.object({
  filings: z.array(z.object({ id: Id, legal_name: z.string(), rules_version: z.string() })),
  filing_count: z.int(),
  plans: z.array(z.object({ id: Id, business_name: z.string() })),
  plan_count: z.int(),
});
export type TouchedByRules = z.infer<typeof TouchedByRules>;
