import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { registrationLock } from '#lib/service/business/refuse-second-registration';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { eventRows } from '#lib/service/event/record-event';
import { askWithRegister } from '#lib/service/foreign-qualification/ask-with-register';
import { checks } from '#lib/service/foreign-qualification/checks';
import { loadApplication } from '#lib/service/foreign-qualification/load-application';
import { newFiling } from '#lib/service/foreign-qualification/new-filing';
import { newRegistration } from '#lib/service/foreign-qualification/new-registration';
import type { Ask } from '#lib/service/submission/ask';
import { askOf } from '#lib/service/submission/ask-of';
import { jurisdictionNotSupported } from '#lib/service/submission/check-state';
import { enqueueFirstStep } from '#lib/service/submission/first-step';
import { newLinks } from '#lib/service/submission/given-documents';
import { newRegisteredAgent } from '#lib/service/submission/new-registered-agent';
import { exactBody, type SentBody } from '#lib/service/submission/sent-body';
import { type SubmitAnswer, type Submitted, submitOnce } from '#lib/service/submission/submit-once';

/**
 * Registers an existing LLC in another state. `body` has passed its schema, `whole` is all of it as it came.
 * Throws on the first of the eight checks that fails.
 */
export async function createForeignQualification(
  ctx: Context,
  body: ForeignQualificationRequest,
  whole: SentBody,
  key: string | null,
): Promise<SubmitAnswer> {
  const sent = Object(whole.body);
  const submission = {
    operation: 'createForeignQualification',
    key,
    body: exactBody(whole),
    locks: [registrationLock(body.business_id, body.jurisdiction)],
  };
  const ask = await askWithRegister(ctx, askOf(ctx, 'foreign_qualification', { ...sent, ...body }));
  return submitOnce(ctx, submission, (tx) => submit(ctx, tx, ask, body, sent));
}

async function submit(
  ctx: Context,
  tx: Tx,
  ask: Ask,
  body: ForeignQualificationRequest,
  sent: Record<string, unknown>,
): Promise<Submitted> {
  const application = await loadApplication(ctx, tx, ask, { hold: true });
  for (const check of checks) {
    const refusal = check(application);
    if (refusal) throw refusal;
  }
  const { rules } = application;
  if (!rules) throw jurisdictionNotSupported('foreign_qualification', body.jurisdiction);
  const registration = newRegistration(ctx, application, body);
  const agent = newRegisteredAgent(ctx, registration, body.registered_agent);
  const { row, filing } = newFiling(ctx, application, rules, body, { registration, agent, sent });
  const recorded = eventRows(ctx, [
    { type: 'filing.created', object: filing, filingId: row.id, sequence: row.sequence },
    { type: 'business.created', object: toBusiness(registration) },
  ]);
  if (row.next_step_at) await enqueueFirstStep(ctx, tx, row.id);
  return {
    filing,
    rows: {
      businesses: [registration],
      registeredAgents: [agent],
      filings: [row],
      documentLinks: newLinks(ctx, row.id, filing.documents),
      ...recorded,
    },
  };
}
