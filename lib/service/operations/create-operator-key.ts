import type { CreateOperatorKeyRequest, OperatorKeyOnce } from '#lib/contract/operator-key';
import { readTerms } from '#lib/service/api-key/insert-api-key';
import { shownBefore } from '#lib/service/api-key/shown-before';
import type { OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type OperatorKeyRow, operatorKeys } from '#lib/service/db/schema/operator-keys';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { hashKey, makeKey } from '#lib/service/keys';
import { makeOnceAtDesk } from '#lib/service/operations/make-once-at-desk';
import { toOperatorKey } from '#lib/service/operations/to-operator-key';
import { requireFresh } from '#lib/service/second-factor/require-fresh';
import { logAccess } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';
import type { Once } from '#lib/service/submission/make-once';

/**
 * Creates a key for a robot. Only this response contains its raw form: a repeated request, which cannot get it any more,
 * throws `conflict`.
 */
export async function createOperatorKey(
  ctx: OperatorContext,
  throttle: SignInThrottle,
  input: CreateOperatorKeyRequest,
  once?: Once,
): Promise<OperatorKeyOnce> {
  await requireFresh(ctx, throttle, input);
  const { name } = input;
  const { allowed_addresses, expires_at } = readTerms(input, ctx.now);
  const rawKey = makeKey('ops');
  const row: OperatorKeyRow = {
    id: newId(ctx.now),
    name,
    hash: hashKey(rawKey),
    last_four: rawKey.slice(-4),
    created_by: ctx.operator.id,
    allowed_addresses,
    expires_at,
    revoked_at: null,
    last_used_at: null,
    last_used_address: null,
    created_at: ctx.now,
  };
  const make = async (tx: Tx) => {
    await tx.insert(operatorKeys).values(row);
    await audit(ctx, tx, 'operator_key.created', 'operator_key', row.id, {
      after: { name, allowed_addresses, expires_at: expires_at?.toISOString() ?? null },
    });
    return row;
  };
  const show = (_tx: Tx, id: string) => Promise.reject(shownBefore(name, id, 'revoke'));
  await makeOnceAtDesk(ctx, once, { make, show, object: 'operator_key' });
  logAccess(ctx, 'operator_key.created', { object: row.id });
  return { ...toOperatorKey(row, ctx.operator.name, ctx.now), raw_key: rawKey };
}
