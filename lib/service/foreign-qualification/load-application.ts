import { standingRegistration } from '#lib/rules/filing/standing-registration';
import { effectiveName } from '#lib/rules/names/effective-name';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { notFound } from '#lib/service/errors';
import type {
  Application,
  QualifiedBusiness,
  Registration,
} from '#lib/service/foreign-qualification/application';
import { type Facts, readFacts } from '#lib/service/foreign-qualification/read-facts';
import { isId } from '#lib/service/ids';
import type { Ask } from '#lib/service/submission/ask';
import { holdName } from '#lib/service/submission/hold-name';
import { readNames } from '#lib/service/submission/read-names';

export type Purpose = {
  /** The name is about to be registered: nobody else may take one too close to it before the transaction ends. */
  hold?: boolean;
  /** Checked instead of the name that the request leads to. */
  otherName?: string;
};

/** Reads what the checks look at; 404 for a business of another organization or mode. */
export async function loadApplication(
  ctx: Context,
  tx: Tx,
  ask: Ask,
  { hold = false, otherName }: Purpose = {},
): Promise<Application> {
  const id = ask.body.business_id;
  if (typeof id !== 'string' || !isId(id)) throw notFound('business');
  const found = await readFacts(ctx, tx, id, ask.jurisdiction);
  const { business } = found;
  if (!business) throw notFound('business');
  const name = otherName ?? nameOf(ask, business.legal_name);
  if (hold && ask.rules) await holdName(ctx, tx, ask.rules, name);
  return {
    ...ask,
    business,
    homeRules: ctx.parts.jurisdictions.get(business.formation_jurisdiction) ?? null,
    name,
    formation: found.formation,
    standing: standingRegistration(
      [homeRegistration(found, business), ...(found.registrations ?? [])],
      ask.jurisdiction,
    ),
    // A time inside JSON carries the zone of the database's session.
    documents: (found.documents ?? []).map((document) => ({
      ...document,
      uploaded_at: new Date(document.uploaded_at).toISOString(),
    })),
    namesOnRecord: await readNames(ctx, tx, ask, id, name),
  };
}

export function nameOf({ body, rules }: Ask, legalName: string): string {
  const alternateName = typeof body.alternate_name === 'string' ? body.alternate_name : null;
  return rules ? effectiveName({ legalName, alternateName, rules }) : legalName;
}

function homeRegistration({ formation }: Facts, business: QualifiedBusiness): Registration {
  return {
    business_id: business.id,
    filing_id: formation?.id ?? null,
    registration_number: business.registration_number,
    registration_date: business.formation_date,
    jurisdiction: business.formation_jurisdiction,
    status: business.registration_state,
  };
}
