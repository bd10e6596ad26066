import type { FilingDocument } from '#lib/contract/document';
import type { Filing, RelatedItem } from '#lib/contract/filing';
import type { FormationRequest } from '#lib/contract/formation';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { quoteFee } from '#lib/rules/fees/quote-fee';
import { toFeeBreakdown } from '#lib/rules/fees/to-fee-breakdown';
import type { Context } from '#lib/service/context';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { toFiling } from '#lib/service/filing/to-filing';
import type { FormationApplication } from '#lib/service/formation/formation-application';
import { withoutTaxId } from '#lib/service/formation/tax-id-secret';
import { nameCheckOf } from '#lib/service/submission/check-name';
import { feeQuestion } from '#lib/service/submission/fee-question';
import { firstStepAt } from '#lib/service/submission/first-step';
import { givenDocuments } from '#lib/service/submission/given-documents';
import { agentItems, newFilingRow } from '#lib/service/submission/new-filing-row';

export type NewFiling = {
  row: FilingRow;
  filing: Filing;
};

/** The formation in `queued` and, where one is bundled, the EIN application that waits for it; each names the other. */
export function newFormation(
  ctx: Context,
  application: FormationApplication,
  rules: JurisdictionRules,
  body: FormationRequest,
  made: { company: BusinessRow; agent: RegisteredAgentRow; sent: Record<string, unknown> },
): { formation: NewFiling; ein: NewFiling | null } {
  const { company, agent } = made;
  const kept = withoutTaxId(made.sent, body.ein);
  const common = {
    entity_type: company.entity_type,
    jurisdiction: rules.code,
    legal_name: application.name,
    business_id: company.id,
    rules_version: rules.version,
    metadata: body.metadata ?? {},
  };
  const formation = newFilingRow(ctx, {
    ...common,
    type: 'formation',
    expedited_tier: body.expedited_tier ?? null,
    submission: kept,
    name_check: nameCheckOf(application),
    fee: toFeeBreakdown(quoteFee(feeQuestion(application, rules, null))),
    next_step_at: firstStepAt(ctx, application.name),
  });
  // The tax authority charges nothing, and nothing moves before the formation is completed.
  const ein = body.ein
    ? newFilingRow(ctx, {
        ...common,
        type: 'ein',
        parent_filing_id: formation.id,
        submission: (kept.ein ?? {}) as Record<string, unknown>,
        next_step_at: null,
      })
    : null;
  return {
    formation: rendered(
      formation,
      [...agentItems(agent), ...(ein ? [itemOf(ein)] : [])],
      givenDocuments(application),
    ),
    ein: ein && rendered(ein, [itemOf(formation)]),
  };
}

function itemOf({ id, type, status }: Pick<FilingRow, 'id' | 'type' | 'status'>): RelatedItem {
  return { object: 'filing', id, type, status };
}

function rendered(
  row: Omit<FilingRow, 'resource'>,
  relatedItems: RelatedItem[],
  documents: FilingDocument[] = [],
): NewFiling {
  const filing = toFiling(row, { cases: [], documents, relatedItems });
  return { row: { ...row, resource: JSON.stringify(filing) }, filing };
}
