import type { FormationRequest } from '#lib/contract/formation';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { eventRows } from '#lib/service/event/record-event';
import { loadFormation } from '#lib/service/formation/formation-application';
import { formationChecks } from '#lib/service/formation/formation-checks';
import { newCompany } from '#lib/service/formation/new-company';
import { newFormation } from '#lib/service/formation/new-formation';
import { taxIdSecret } from '#lib/service/formation/tax-id-secret';
import { newId } from '#lib/service/ids';
import type { Ask } from '#lib/service/submission/ask';
import { askOf } from '#lib/service/submission/ask-of';
import { askRegister } from '#lib/service/submission/ask-register';
import { jurisdictionNotSupported } from '#lib/service/submission/check-state';
import { enqueueFirstStep } from '#lib/service/submission/first-step';
import { newLinks } from '#lib/service/submission/given-documents';
import { newRegisteredAgent } from '#lib/service/submission/new-registered-agent';
import { exactBody, type SentBody } from '#lib/service/submission/sent-body';
import { type SubmitAnswer, type Submitted, submitOnce } from '#lib/service/submission/submit-once';

/**
 * Forms an LLC. `body` has passed its schema, `whole` is all of it as it came. Throws on the first check that
 * fails. A bundled EIN application becomes a filing of its own that waits for this one.
 */
export async function createFormation(
  ctx: Context,
  body: FormationRequest,
  whole: SentBody,
  key: string | null,
): Promise<SubmitAnswer> {
  const sent = Object(whole.body);
  const submission = { operation: 'createFormation', key, body: exactBody(whole) };
  const ask = askOf(ctx, 'formation', { ...sent, ...body });
  const register = await askRegister(ctx, ask.jurisdiction, async () => body.entity_name);
  return submitOnce(ctx, submission, (tx) => submit(ctx, tx, { ...ask, ...register }, body, sent));
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
  const secrets = ein && body.ein ? [taxIdSecret(ctx, ein.row.id, body.ein.responsible_party.tax_id)] : [];
  const made = ein ? [formation, ein] : [formation];
  const recorded = eventRows(ctx, [
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
    rows: {
      businesses: [company],
      registeredAgents: [agent],
      filings: made.map(({ row }) => row),
      filingSecrets: secrets,
      documentLinks: newLinks(ctx, formation.row.id, formation.filing.documents),
      ...recorded,
    },
  };
}
