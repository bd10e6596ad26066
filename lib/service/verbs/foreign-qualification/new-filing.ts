import type { Filing } from '#lib/contract/filing';
import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { quoteFee } from '#lib/domain/fees/quote-fee';
import { toFeeBreakdown } from '#lib/domain/fees/to-fee-breakdown';
import { hasOutcomeWord } from '#lib/domain/sandbox/outcome-words';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { Context } from '#lib/service/context';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { newId } from '#lib/service/ids';
import { feeQuestion } from '#lib/service/verbs/application/fee-question';
import { toFiling } from '#lib/service/verbs/filing/to-filing';
import type { Application } from '#lib/service/verbs/foreign-qualification/application';

/** The filing in `queued`, rendered with the agent that the service provides, its first event counted. */
export function newFiling(
  ctx: Context,
  application: Application,
  rules: JurisdictionRules,
  body: ForeignQualificationRequest,
  made: { registration: BusinessRow; agent: RegisteredAgentRow; sent: Record<string, unknown> },
): { row: FilingRow; filing: Filing } {
  const { business, name } = application;
  const row: Omit<FilingRow, 'resource'> = {
    organization_id: ctx.organizationId,
    mode: ctx.mode,
    id: newId(ctx.now),
    type: 'foreign_qualification',
    status: 'queued',
    entity_type: business.entity_type,
    jurisdiction: rules.code,
    legal_name: name,
    expedited_tier: body.expedited_tier ?? null,
    business_id: made.registration.id,
    formation_business_id: business.id,
    parent_filing_id: null,
    submission: made.sent,
    rules_version: rules.version,
    fee: toFeeBreakdown(quoteFee(feeQuestion(application, rules, business))),
    result: null,
    registration_number: null,
    status_reason: null,
    canceled_by: null,
    canceled_at: null,
    metadata: body.metadata ?? {},
    needs_response: false,
    sequence: 1,
    status_changed_at: ctx.now,
    next_step_at: nextStepAt(ctx, name),
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  const { id, status, provider } = made.agent;
  const relatedItems = provider === 'service' ? [{ object: 'registered_agent' as const, id, status }] : [];
  const filing = toFiling(row, { cases: [], documents: [], relatedItems });
  return { row: { ...row, resource: JSON.stringify(filing) }, filing };
}

/** Nothing in live mode moves by a timer. */
function nextStepAt(ctx: Context, name: string): Date | null {
  if (ctx.mode === 'live' || hasOutcomeWord(name, 'STALL')) return null;
  return new Date(ctx.now.getTime() + ctx.parts.env.SANDBOX_STEP_SECONDS * 1000);
}
