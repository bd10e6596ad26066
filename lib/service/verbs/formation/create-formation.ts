import type { FormationRequest } from '#lib/contract/formation';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { newRows } from '#lib/service/db/insert-together';
import { businesses } from '#lib/service/db/schema/businesses';
import { auditEntries, events } from '#lib/service/db/schema/events';
import { filings } from '#lib/service/db/schema/filings';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { type SubmitAnswer, type Submitted, submitOnce } from '#lib/service/idempotency/submit-once';
import { newId } from '#lib/service/ids';
import type { Ask } from '#lib/service/verbs/application/ask';
import { askOf } from '#lib/service/verbs/application/ask-of';
import { askRegister } from '#lib/service/verbs/application/ask-register';
import { jurisdictionNotSupported } from '#lib/service/verbs/application/check-state';
import { enqueueFirstStep } from '#lib/service/verbs/application/first-step';
import { newRegisteredAgent } from '#lib/service/verbs/application/new-registered-agent';
import { toBusiness } from '#lib/service/verbs/business/to-business';
import { loadFormation } from '#lib/service/verbs/formation/formation-application';
import { formationChecks } from '#lib/service/verbs/formation/formation-checks';
import { keepTaxId } from '#lib/service/verbs/formation/keep-tax-id';
import { newCompany } from '#lib/service/verbs/formation/new-company';
import { newFormation } from '#lib/service/verbs/formation/new-formation';
import { eventRows } from '#lib/service/verbs/record-event';

/**
 * Forms an LLC. `body` has passed its schema, `sent` is the whole of it as it came. Throws on the first check that
 * fails. A bundled EIN application becomes a filing of its own that waits for this one.
 */
export async function createFormation(
  ctx: Context,
  body: FormationRequest,
  sent: Record<string, unknown>,
  key: string | null,
): Promise<SubmitAnswer> {
  const submission = { operation: 'createFormation', key, body: sent };
  const ask = askOf(ctx, 'formation', { ...sent, ...body });
  const registered = await askRegister(ctx, ask.jurisdiction, async () => body.entity_name);
  return submitOnce(ctx, submission, (tx) => submit(ctx, tx, { ...ask, registered }, body, sent));
}

async function submit(
  ctx: Context,
  tx: Tx,
  ask: Ask,
  body: FormationRequest,
  sent: Record<string, unknown>,
): Promise<Submitted> {
  const businessId = newId(ctx.now);
  const application = await loadFormation(ctx, tx, ask, { businessId, hold: true });
  for (const check of formationChecks) {
    const refusal = check(application);
    if (refusal) throw refusal;
  }
  const { rules } = application;
  if (!rules) throw jurisdictionNotSupported('formation', body.jurisdiction);
  const company = newCompany(ctx, application, body, businessId);
  const agent = newRegisteredAgent(ctx, company, body.registered_agent);
  const { formation, ein } = newFormation(ctx, application, rules, body, { company, agent, sent });
  if (ein && body.ein) await keepTaxId(ctx, tx, ein.row.id, body.ein.responsible_party.tax_id);
  const made = ein ? [formation, ein] : [formation];
  const told = eventRows(ctx, [
    ...made.map(({ row, filing }) => ({
      type: 'filing.created' as const,
      object: filing,
      filingId: row.id,
      sequence: row.sequence,
    })),
    { type: 'business.created', object: toBusiness(company) },
  ]);
  if (formation.row.next_step_at) await enqueueFirstStep(ctx, tx, formation.row.id);
  return {
    filing: formation.filing,
    rows: [
      newRows(businesses, company),
      newRows(registeredAgents, agent),
      newRows(filings, ...made.map(({ row }) => row)),
      newRows(events, ...told.events),
      newRows(auditEntries, ...told.audit),
    ],
  };
}
