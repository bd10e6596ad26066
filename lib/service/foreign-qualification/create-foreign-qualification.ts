import { ManagementStructure } from '#lib/contract/business';
import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { quoteFee } from '#lib/rules/fees/quote-fee';
import { toFeeBreakdown } from '#lib/rules/fees/to-fee-breakdown';
import { promisedAt } from '#lib/rules/filing/promised-at';
import { newBusinessRow } from '#lib/service/business/new-business-row';
import { registrationLock } from '#lib/service/business/refuse-wrong-registration';
import type { Context } from '#lib/service/context';
import { submittedEffectiveDate } from '#lib/service/filing/effective-date-of';
import {
  type Application,
  firstOfApplication,
  loadApplication,
  searchedName,
} from '#lib/service/foreign-qualification/application';
import { checks, nameCheckOfQualification } from '#lib/service/foreign-qualification/checks';
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
 * Registers an existing LLC in another state. `body` has passed its schema, `whole` is the complete body as sent.
 * Throws on the first of the eight checks that fails.
 */
export function createForeignQualification(
  ctx: Context,
  body: ForeignQualificationRequest,
  whole: SentBody,
  key: string | null,
): Promise<SubmitAnswer> {
  return submit(ctx, whole, key, qualifyingOf(ctx, body, whole));
}

/** The definition of a foreign qualification, for submitting one now or after an approval. */
export function qualifyingOf(
  ctx: Context,
  body: ForeignQualificationRequest,
  whole: SentBody,
): Submitting<Application> {
  const sent = Object(whole.body);
  const submission = submissionOf(ctx, 'foreign_qualification', { ...sent, ...body });
  return {
    operation: 'createForeignQualification',
    submission,
    businessId: body.business_id,
    name: () => searchedName(ctx, submission),
    locks: [registrationLock(body.business_id, body.jurisdiction)],
    ahead: firstOfApplication(ctx, submission),
    load: (tx, searched) => loadApplication(ctx, tx, searched, { hold: true }),
    checks,
    make: (application, rules) => make(ctx, application, rules, body, sent),
  };
}

/** The record of the registration, its agent, and the filing in `queued`. */
function make(
  ctx: Context,
  application: Application,
  rules: JurisdictionRules,
  body: ForeignQualificationRequest,
  sent: Record<string, unknown>,
): Made {
  const { business: home, name } = application;
  const business = newBusinessRow(ctx, {
    legal_name: name,
    entity_type: home.entity_type,
    formation_jurisdiction: home.formation_jurisdiction,
    registration_jurisdiction: body.jurisdiction,
    formation_date: home.formation_date,
    registration_state: 'pending',
    owners: home.owners,
    email: body.email,
    phone: body.phone,
    website: body.website,
    principal_address: body.principal_address,
    mailing_address: body.mailing_address ?? body.principal_address,
    purpose: body.purpose ?? home.purpose,
    management_structure:
      ManagementStructure.safeParse(application.body.management_structure).data ?? home.management_structure,
    formation_business_id: home.id,
  });
  const agent = newRegisteredAgent(ctx, business, body.registered_agent);
  const row = newFilingRow(ctx, {
    type: 'foreign_qualification',
    entity_type: home.entity_type,
    jurisdiction: rules.code,
    legal_name: name,
    expedited_tier: body.expedited_tier ?? null,
    business_id: business.id,
    formation_business_id: home.id,
    submission: sent,
    rules_version: rules.version,
    name_check: nameCheckOfQualification(application),
    fee: toFeeBreakdown(quoteFee(feeQuestion(application, rules, home))),
    metadata: body.metadata ?? {},
    promised_at: promisedAt({
      rules,
      type: 'foreign_qualification',
      tier: body.expedited_tier ?? null,
      submittedAt: ctx.now,
      effectiveDate: submittedEffectiveDate(sent),
    }),
    next_step_at: firstStepAt(ctx, name),
  });
  const filing = newFiling(row, agentItems(agent), givenDocuments(application));
  return { business, agent, filings: [filing] };
}
