import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Business, RegistrationStatus, UpdateBusinessRequest } from '#lib/contract/business';
import type { FieldError } from '#lib/contract/problem';
import { factsOfFiling } from '#lib/contract/registration-status';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { nameKey } from '#lib/rules/names/name-key';
import { checkHomeRecord } from '#lib/rules/requirement/check-home-record';
import { checkRecordFacts } from '#lib/rules/requirement/check-record-facts';
import { checkDates } from '#lib/service/business/check-dates';
import { followHomeState } from '#lib/service/business/follow-home-state';
import { loadBusiness } from '#lib/service/business/get-business';
import { reasonsToStay } from '#lib/service/business/reasons-to-stay';
import { movedBy, refuseWrongPlace } from '#lib/service/business/refuse-wrong-place';
import { registrationStatusOf } from '#lib/service/business/registration-status';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, notFound } from '#lib/service/errors';
import { recordEvent } from '#lib/service/event/record-event';
import { isId } from '#lib/service/ids';
import { mergeMetadata } from '#lib/service/merge-metadata';
import { endObligations } from '#lib/service/obligation/end-obligations';
import { moveObligations } from '#lib/service/obligation/move-obligations';
import { replaceObligations } from '#lib/service/obligation/replace-obligations';
import { requireVersion } from '#lib/service/resource-version';

/**
 * A missing member stays, null clears it; metadata is merged. A patch that changes nothing records no event. With
 * `ifMatch`, only that version is changed. `sent` is the whole body: members that the service owns are refused under
 * every name.
 */
export function updateBusiness(
  ctx: Context,
  id: string,
  { metadata, registration_status, ...given }: UpdateBusinessRequest,
  { sent, ifMatch }: { sent: object; ifMatch: string | undefined },
): Promise<Business> {
  if (!isId(id)) throw notFound('business');
  const facts = { ...given, ...(given.owners === null && { owners: [] }) };
  return withTenant(ctx, async (tx) => {
    const own = mine(ctx, businesses, eq(businesses.id, id));
    const [row] = await tx.select().from(businesses).where(own).for('update');
    if (!row) throw notFound('business');
    requireVersion(ifMatch, 'business', toBusiness(row));
    refuseFactsOfFiling(row, sent);
    const today = civilDateOf(ctx.now);
    const isMoved = movedBy(row, facts) !== undefined;
    const faults = [
      ...checkRecordFacts(facts, today),
      ...(isMoved ? [] : await checkDates(ctx, tx, row, facts, today)),
      ...(isMoved ? [] : await checkHomeState(ctx, tx, row, facts.formation_jurisdiction)),
    ];
    if (faults.length > 0) throw invalid(faults);
    if (isMoved) await refuseWrongPlace(ctx, tx, row, facts);
    const isRemoved = await removes(ctx, tx, row, registration_status);
    const patch = {
      ...facts,
      ...(isRemoved && { registration_state: 'canceled' as const }),
      ...(metadata === undefined ? {} : { metadata: mergeMetadata(row.metadata, metadata) }),
    };
    const changed = Object.entries(patch).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, row[name as keyof typeof patch]),
    );
    if (changed.length === 0) return toBusiness(row);

    const changes = {
      ...(Object.fromEntries(changed) as Partial<typeof row>),
      ...(patch.legal_name === undefined ? {} : { name_key: nameKey(patch.legal_name) }),
      // The home record is registered where the company was formed.
      ...(patch.formation_jurisdiction !== undefined &&
      !isMoved &&
      row.formation_business_id === null &&
      row.registration_jurisdiction === row.formation_jurisdiction
        ? { registration_jurisdiction: patch.formation_jurisdiction }
        : {}),
      updated_at: ctx.now,
    };
    const after = { ...row, ...changes };
    await tx.update(businesses).set(changes).where(own);
    if (changes.formation_jurisdiction && row.formation_business_id === null)
      await followHomeState(ctx, tx, after);
    if (isRemoved) await endObligations(ctx, tx, [id]);
    else if (changes.registration_jurisdiction || changes.registration_date === null)
      await replaceObligations(ctx, tx, after);
    else if (changes.registration_date) await moveObligations(ctx, tx, after);
    const business = toBusiness(after);
    await recordEvent(ctx, tx, {
      type: 'business.updated',
      object: business,
      before: toBusiness(row),
    });
    return business;
  });
}

/** A registration has the home state of its home record. */
async function checkHomeState(
  ctx: Context,
  tx: Tx,
  row: BusinessRow,
  state = row.formation_jurisdiction,
): Promise<FieldError[]> {
  if (row.formation_business_id === null || state === row.formation_jurisdiction) return [];
  const home = await loadBusiness(ctx, tx, row.formation_business_id);
  return checkHomeRecord(home, { ...row, formation_jurisdiction: state });
}

/**
 * Whether a record that no filing made is to be removed. Any other status changes nothing: it was read with the record
 * that is sent back.
 */
async function removes(
  ctx: Context,
  tx: Tx,
  row: BusinessRow,
  wanted: RegistrationStatus | undefined,
): Promise<boolean> {
  if (wanted !== 'canceled' || registrationStatusOf(row) === 'canceled') return false;
  const detail = (await reasonsToStay(ctx, tx, [row])).get(row.id);
  if (detail === undefined) return true;
  throw invalid([{ pointer: '/registration_status', code: 'not_accepted', detail }]);
}

function refuseFactsOfFiling(row: BusinessRow, sent: object): void {
  const status = registrationStatusOf(row);
  if (status === 'record') return;
  // One that was added by hand has no filing, and is canceled as well.
  const kept = status === 'canceled' ? 'stays as it was' : 'is kept by the service, from its filing';
  const errors = factsOfFiling
    .filter((name) => Object.hasOwn(sent, name))
    .map((name) => ({
      pointer: `/${name}`,
      code: 'not_accepted',
      detail: `The registration of this business is ${status}: ${name} ${kept}.`,
    }));
  if (errors.length > 0) throw invalid(errors);
}
