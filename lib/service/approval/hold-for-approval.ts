import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Approval, ApprovalApplies, ApprovalOperation } from '#lib/contract/approval';
import { type HoldingTerms, ruleThatHolds } from '#lib/rules/approval/rule-that-holds';
import { dayMs } from '#lib/rules/calendar/durations';
import { toCents } from '#lib/rules/fees/money';
import { ruleStands } from '#lib/service/approval/load-approval-rule';
import { termsOf, toApproval } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import { asText } from '#lib/service/db/as-text';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import {
  type ApprovalRow,
  type ApprovalRuleRow,
  approvalRules,
  approvals,
} from '#lib/service/db/schema/approvals';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { recordEvent } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { endPlanStateOfKey } from '#lib/service/plan/plan-states-of-key';
import { seal } from '#lib/service/sealed';
import type { SentBody } from '#lib/service/submission/sent-body';

type Held = {
  operation: ApprovalOperation;
  /** The filing that the submission would create. */
  filing: FilingRow;
  /** Whether the body has a tax id, which a plain hash would reveal. */
  hasSecrets: boolean;
  json: SentBody['json'];
  /** As `rulesQuery` made it. */
  rules: string;
  /** The idempotency key of the submission. */
  key: string | null;
};

/**
 * Holds a submission that has passed its checks if it meets a rule, and requests an approval in the same transaction;
 * null if no rule applies. Nothing else of it is written: an approval submits the same bytes again.
 */
export async function holdForApproval(ctx: Context, tx: Tx, held: Held): Promise<Approval | null> {
  const { filing } = held;
  const rule = ruleThatHolds(await readRules(tx, held.rules), {
    total_cents: filing.fee ? toCents(filing.fee.total.amount) : null,
    jurisdiction: filing.jurisdiction,
    expedited_tier: filing.expedited_tier,
    by: submitter(ctx),
  });
  if (!rule) return null;
  const row = await newApproval(ctx, tx, held, rule);
  await tx.insert(approvals).values(row);
  if (held.key !== null) await endPlanStateOfKey(ctx, tx, held.key, row, { approval_id: row.id });
  const approval = toApproval(row);
  await recordEvent(ctx, tx, { type: 'approval.requested', object: approval });
  await ctx.parts.jobs.enqueue(tx, 'mail-approval', {
    organization_id: ctx.organizationId,
    mode: ctx.mode,
    approval_id: row.id,
  });
  return approval;
}

type Rule = Pick<ApprovalRuleRow, keyof HoldingTerms>;

async function readRules(tx: Tx, query: string): Promise<Rule[]> {
  const [found] = await tx.run(query);
  return (found?.rules as Rule[] | null | undefined) ?? [];
}

/** The statement by which `holdForApproval` reads the rules. */
export function rulesQuery(ctx: Context): string {
  return asText(
    sql`select json_agg(${approvalRules}) as rules from ${approvalRules} where ${mine(ctx, approvalRules, ruleStands)}`,
  );
}

function submitter({ actor }: Context): ApprovalApplies {
  return actor.type === 'person' ? 'people' : 'keys';
}

async function newApproval(ctx: Context, tx: Tx, held: Held, rule: Rule): Promise<ApprovalRow> {
  const { operation, filing, hasSecrets, json, key } = held;
  const id = newId(ctx.now);
  return {
    ...ofTenant(ctx),
    id,
    status: 'waiting',
    operation,
    type: filing.type === 'formation' ? 'formation' : 'foreign_qualification',
    jurisdiction: filing.jurisdiction,
    legal_name: filing.legal_name,
    business_id: filing.formation_business_id,
    expedited_tier: filing.expedited_tier,
    fee: filing.fee,
    rule: { id: rule.id, ...termsOf(rule) },
    submission: filing.submission,
    body_sealed: seal(ctx.parts, sealedAt(id), json),
    body_sha256: hasSecrets ? null : createHash('sha256').update(json).digest('hex'),
    rules_version: filing.rules_version,
    idempotency_key: key,
    requested_by: ctx.actor,
    requested_by_person: await personBehind(ctx, tx),
    decided_by: null,
    decided_at: null,
    reason: null,
    filing_id: null,
    expires_at: new Date(ctx.now.getTime() + ctx.parts.env.APPROVAL_DAYS * dayMs),
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}

/** The associated data that binds a sealed body to its approval. */
export function sealedAt(id: string): string {
  return `approvals ${id} body`;
}

/** The person who asks, directly or by a key that they made; null if the maker of the key is not known. */
async function personBehind(ctx: Context, tx: Tx): Promise<string | null> {
  const { type, id } = ctx.actor;
  if (type === 'person') return id;
  if (type !== 'api_key' || id === null) return null;
  const [key] = await tx
    .select({ made_by: apiKeys.made_by, created_by: apiKeys.created_by })
    .from(apiKeys)
    .where(mine(ctx, apiKeys, eq(apiKeys.id, id)));
  return key?.made_by ?? key?.created_by ?? null;
}
