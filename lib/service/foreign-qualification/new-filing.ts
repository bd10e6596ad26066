import type { Filing } from '#lib/contract/filing';
import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { quoteFee } from '#lib/rules/fees/quote-fee';
import { toFeeBreakdown } from '#lib/rules/fees/to-fee-breakdown';
import type { Context } from '#lib/service/context';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { toFiling } from '#lib/service/filing/to-filing';
import type { Application } from '#lib/service/foreign-qualification/application';
import { nameCheckOfQualification } from '#lib/service/foreign-qualification/check-name';
import { feeQuestion } from '#lib/service/submission/fee-question';
import { firstStepAt } from '#lib/service/submission/first-step';
import { givenDocuments } from '#lib/service/submission/given-documents';
import { agentItems, newFilingRow } from '#lib/service/submission/new-filing-row';

/** The filing in `queued`, rendered with the agent that the service provides. */
export function newFiling(
  ctx: Context,
  application: Application,
  rules: JurisdictionRules,
  body: ForeignQualificationRequest,
  made: { registration: BusinessRow; agent: RegisteredAgentRow; sent: Record<string, unknown> },
): { row: FilingRow; filing: Filing } {
  const { business, name } = application;
  const row = newFilingRow(ctx, {
    type: 'foreign_qualification',
    entity_type: business.entity_type,
    jurisdiction: rules.code,
    legal_name: name,
    expedited_tier: body.expedited_tier ?? null,
    business_id: made.registration.id,
    formation_business_id: business.id,
    submission: made.sent,
    rules_version: rules.version,
    name_check: nameCheckOfQualification(application),
    fee: toFeeBreakdown(quoteFee(feeQuestion(application, rules, business))),
    metadata: body.metadata ?? {},
    next_step_at: firstStepAt(ctx, name),
  });
  const filing = toFiling(row, {
    cases: [],
    documents: givenDocuments(application),
    relatedItems: agentItems(made.agent),
  });
  return { row: { ...row, resource: JSON.stringify(filing) }, filing };
}
