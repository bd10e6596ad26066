import type { CreateObligationRequest, Obligation } from '#lib/contract/obligation';
import { toCents } from '#lib/rules/fees/money';
import type { NewObligation } from '#lib/rules/obligation/duties-of';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { loadObligation } from '#lib/service/obligation/get-obligation';
import { insertObligations } from '#lib/service/obligation/insert-obligations';
import { toObligation } from '#lib/service/obligation/to-obligation';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/** Adds an obligation of the caller's own to the calendar, also for a business that was registered elsewhere. */
export function createObligation(
  ctx: Context,
  asked: CreateObligationRequest,
  once?: Once,
): Promise<Obligation> {
  const { business_id, jurisdiction, note = null } = asked;
  const make = async (tx: Tx) => {
    const business = await loadBusiness(ctx, tx, business_id);
    const owner = {
      business_id: business.id,
      jurisdiction: jurisdiction ?? business.registration_jurisdiction,
      note,
    };
    const [row] = await insertObligations(ctx, tx, owner, [toNew(asked)]);
    if (!row) throw new Error('The obligation was not stored.');
    return toObligation(row);
  };
  const show = async (tx: Tx, id: string) => toObligation(await loadObligation(ctx, tx, id));
  return makeOnce(ctx, once, { make, show });
}

function toNew({ kind, title, due_on, due_words, amount, recurs }: CreateObligationRequest): NewObligation {
  const period = kind === 'biennial_report' ? 24 : 12;
  return {
    kind,
    title,
    due_on,
    due_words: due_words ?? null,
    amount_cents: amount === undefined ? null : toCents(amount),
    schedule: recurs ? { every_months: period } : {},
    sources: [],
    // Only its author says so.
    confidence: 'unverified',
  };
}
