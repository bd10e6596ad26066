import { ManagementStructure } from '#lib/contract/business';
import type { RelatedItem } from '#lib/contract/filing';
import type { FormationRequest } from '#lib/contract/formation';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { quoteFee } from '#lib/rules/fees/quote-fee';
import { toFeeBreakdown } from '#lib/rules/fees/to-fee-breakdown';
import { promisedAt } from '#lib/rules/filing/promised-at';
import { newBusinessRow } from '#lib/service/business/new-business-row';
import type { Context } from '#lib/service/context';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { submittedEffectiveDate } from '#lib/service/filing/effective-date-of';
import {
  type FormationApplication,
  formationChecks,
  loadFormation,
} from '#lib/service/formation/application';
import { taxIdSecret, withoutTaxId } from '#lib/service/formation/tax-id-secret';
import { newId } from '#lib/service/ids';
import { nameCheckOf } from '#lib/service/submission/checks';
import type { SentBody } from '#lib/service/submission/sent-body';
import { feeQuestion, givenDocuments, submissionOf } from '#lib/service/submission/submission';
import {
  agentItems,
  firstStepAt,
  newFiling,
  newFilingRow,
  newRegisteredAgent,
} from '#lib/service/submission/submission-rows';
import { type Made, type SubmitAnswer, type Submitting, submit } from '#lib/service/submission/submit';

/**
 * Forms an LLC. `body` has passed its schema, `whole` is the complete body as sent. Throws on the first check that
 * fails. A bundled EIN application becomes a separate filing that waits for this one.
 */
export function createFormation(
  ctx: Context,
  body: FormationRequest,
  whole: SentBody,
  key: string | null,
): Promise<SubmitAnswer> {
  return submit(ctx, whole, key, formingOf(ctx, body, whole));
}

/** The definition of a formation, for submitting one now or after an approval. */
export function formingOf(
  ctx: Context,
  body: FormationRequest,
  whole: SentBody,
): Submitting<FormationApplication> {
  const sent = Object(whole.body);
  const businessId = newId(ctx.now);
  return {
    operation: 'createFormation',
    submission: submissionOf(ctx, 'formation', { ...sent, ...body }),
    businessId: null,
    name: async () => body.entity_name,
    load: (tx, searched) => loadFormation(ctx, tx, searched, { businessId, hold: true }),
    checks: formationChecks,
    make: (application, rules) => make(ctx, application, rules, body, { sent, businessId }),
  };
}

/**
 * The record of the LLC, whose first governing persons are what is known of its owners; its agent; the formation in
 * `queued`; and the EIN application that waits for it, where one is bundled, with the tax id. Each filing names the
 * other.
 */
function make(
  ctx: Context,
  application: FormationApplication,
  rules: JurisdictionRules,
  body: FormationRequest,
  { sent, businessId }: { sent: Record<string, unknown>; businessId: string },
): Made {
  const { name, entityType } = application;
  const business = newBusinessRow(ctx, {
    id: businessId,
    legal_name: name,
    entity_type: entityType,
    formation_jurisdiction: body.jurisdiction,
    registration_jurisdiction: body.jurisdiction,
    registration_state: 'pending',
    owners: body.initial_governing_persons,
    email: body.email,
    phone: body.phone,
    website: body.website,
    principal_address: body.principal_address,
    mailing_address: body.mailing_address ?? body.principal_address,
    purpose: body.purpose,
    management_structure: ManagementStructure.safeParse(application.body.management_structure).data,
  });
  const agent = newRegisteredAgent(ctx, business, body.registered_agent);
  const kept = withoutTaxId(sent, body.ein);
  const common = {
    entity_type: entityType,
    jurisdiction: rules.code,
    legal_name: name,
    business_id: businessId,
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
    promised_at: promisedAt({
      rules,
      type: 'formation',
      tier: body.expedited_tier ?? null,
      submittedAt: ctx.now,
      effectiveDate: submittedEffectiveDate(kept),
    }),
    next_step_at: firstStepAt(ctx, name),
  });
  const documents = givenDocuments(application);
  if (!body.ein) {
    return { business, agent, filings: [newFiling(formation, agentItems(agent), documents)] };
  }
  // The tax authority charges nothing, and nothing moves before the formation is completed.
  const ein = newFilingRow(ctx, {
    ...common,
    type: 'ein',
    parent_filing_id: formation.id,
    submission: (kept.ein ?? {}) as Record<string, unknown>,
    next_step_at: null,
  });
  return {
    business,
    agent,
    filings: [
      newFiling(formation, [...agentItems(agent), itemOf(ein)], documents),
      newFiling(ein, [itemOf(formation)]),
    ],
    secrets: [taxIdSecret(ctx, ein.id, body.ein.responsible_party.tax_id)],
  };
}

function itemOf({ id, type, status }: Pick<FilingRow, 'id' | 'type' | 'status'>): RelatedItem {
  return { object: 'filing', id, type, status };
}
