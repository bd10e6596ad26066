import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { newRows } from '#lib/service/db/insert-together';
import { businesses } from '#lib/service/db/schema/businesses';
import { auditEntries, events } from '#lib/service/db/schema/events';
import { filings } from '#lib/service/db/schema/filings';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { type SubmitAnswer, type Submitted, submitOnce } from '#lib/service/idempotency/submit-once';
import type { Ask } from '#lib/service/verbs/application/ask';
import { askOf } from '#lib/service/verbs/application/ask-of';
import { jurisdictionNotSupported } from '#lib/service/verbs/application/check-state';
import { enqueueFirstStep } from '#lib/service/verbs/application/first-step';
import { newRegisteredAgent } from '#lib/service/verbs/application/new-registered-agent';
import { registrationLock } from '#lib/service/verbs/business/refuse-second-registration';
import { toBusiness } from '#lib/service/verbs/business/to-business';
import { askWithRegister } from '#lib/service/verbs/foreign-qualification/ask-with-register';
import { checks } from '#lib/service/verbs/foreign-qualification/checks';
import { loadApplication } from '#lib/service/verbs/foreign-qualification/load-application';
import { newFiling } from '#lib/service/verbs/foreign-qualification/new-filing';
import { newRegistration } from '#lib/service/verbs/foreign-qualification/new-registration';
import { eventRows } from '#lib/service/verbs/record-event';

/**
 * Registers an existing LLC in another state. `body` has passed its schema, `sent` is the whole of it as it came.
 * Throws on the first of the eight checks that fails.
 */
export async function createForeignQualification(
  ctx: Context,
  body: ForeignQualificationRequest,
  sent: Record<string, unknown>,
  key: string | null,
): Promise<SubmitAnswer> {
  const submission = {
    operation: 'createForeignQualification',
    key,
    body: sent,
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
  const told = eventRows(ctx, [
    { type: 'filing.created', object: filing, filingId: row.id, sequence: row.sequence },
    { type: 'business.created', object: toBusiness(registration) },
  ]);
  if (row.next_step_at) await enqueueFirstStep(ctx, tx, row.id);
  return {
    filing,
    rows: [
      newRows(businesses, registration),
      newRows(registeredAgents, agent),
      newRows(filings, row),
      newRows(events, ...told.events),
      newRows(auditEntries, ...told.audit),
    ],
  };
}
