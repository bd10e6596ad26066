import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { UpdateBusinessRequest } from '#lib/contract/business';
import { isGiven } from '#lib/contract/is-asked';
import { nameKey } from '#lib/rules/names/name-key';
import { lockBusiness } from '#lib/service/business/get-business';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { recordEvent } from '#lib/service/event/record-event';

/** Answers of a submission that are stored on the business record, so that a case may correct them there. */
const members = [
  'email',
  'phone',
  'website',
  'principal_address',
  'mailing_address',
  'purpose',
  'management_structure',
] as const;

/** Updates the business of a filing from an answer. Returns whether anything changed. */
export async function changeBusinessByAnswer(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  answers: Record<string, unknown>,
  name: string | undefined,
): Promise<boolean> {
  const before = await lockBusiness(ctx, tx, filing.business_id);
  const wanted: Partial<BusinessRow> = {
    ...mailingThatFollows(filing, before, answers),
    ...answeredMembers(answers),
    ...(name !== undefined && { legal_name: name, name_key: nameKey(name) }),
  };
  const changed = Object.entries(wanted).filter(
    ([member, value]) => !isDeepStrictEqual(value, before[member as keyof BusinessRow]),
  );
  if (changed.length === 0) return false;
  const changes: Partial<BusinessRow> = { ...Object.fromEntries(changed), updated_at: ctx.now };
  await tx
    .update(businesses)
    .set(changes)
    .where(mine(ctx, businesses, eq(businesses.id, before.id)));
  await recordEvent(ctx, tx, {
    type: 'business.updated',
    object: toBusiness({ ...before, ...changes }),
    before: toBusiness(before),
  });
  return true;
}

/** A sandbox case may ask for anything under any name: only values that the record can hold are used. */
function answeredMembers(answers: Record<string, unknown>): Partial<BusinessRow> {
  const found: Record<string, unknown> = {};
  for (const member of members) {
    const value = UpdateBusinessRequest.shape[member].safeParse(answers[member]).data;
    if (isGiven(value)) found[member] = value;
  }
  return found;
}

/** Interface document, request body: without a mailing address, the principal address is used. */
function mailingThatFollows(
  { submission }: FilingRow,
  { principal_address, mailing_address }: BusinessRow,
  answers: Record<string, unknown>,
): Partial<BusinessRow> {
  const followed =
    !isGiven(submission.mailing_address) && isDeepStrictEqual(mailing_address, principal_address);
  const { principal_address: next } = answeredMembers(answers);
  return followed && next ? { mailing_address: next } : {};
}
