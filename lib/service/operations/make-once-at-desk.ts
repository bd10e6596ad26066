import { eq } from 'drizzle-orm';
import type { Context as HttpContext } from 'hono';
import type { OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { organizations } from '#lib/service/db/schema/organizations';
import type { AppEnv } from '#lib/service/edge/app-env';
import { onceOf, refuseUsedKey } from '#lib/service/edge/idempotency';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { deskKey } from '#lib/service/submission/desk-key';
import {
  bindKey,
  findReplay,
  keyedRequest,
  keyLock,
  newBinding,
  type Once,
} from '#lib/service/submission/make-once';

/**
 * The request under its key, which belongs to the operator; undefined if there is none. Throws
 * `idempotency_key_conflict` if the key was used for another request, at whichever partner.
 */
export async function deskOnceOf(
  c: HttpContext<AppEnv>,
  ctx: OperatorContext,
  operation: string,
  // The body is optional for some operations.
  body: unknown = c.get('sent') ? undefined : null,
): Promise<Once | undefined> {
  const once = onceOf(c, operation, body);
  if (!once) return undefined;
  const ofDesk = { ...once, key: deskKey(ctx, once.key) };
  await refuseUsedKey(ctx, keyedRequest(ctx, ofDesk));
  return ofDesk;
}

/**
 * Like `makeOnce`, for operations of the desk across organizations; null if there is nothing to do, and then the key
 * stays free.
 */
export function makeOnceAtDesk<T extends { id: string }>(
  ctx: OperatorContext,
  once: Once | undefined,
  {
    make,
    show,
    object = 'filing',
  }: {
    make: (tx: Tx) => Promise<T | null>;
    show: (tx: Tx, id: string) => Promise<T>;
    object?: string;
  },
): Promise<T | null> {
  if (!once) return acrossOrganizations(ctx, make);
  const request = keyedRequest(ctx, once);
  return acrossOrganizations(
    ctx,
    async (tx) => {
      const desk = { ...ctx, organizationId: await operatingOrganization(tx) };
      const bound = await findReplay(desk, tx, request);
      if (bound) {
        once.replayed = true;
        return show(tx, bound.id);
      }
      const made = await make(tx);
      if (made) {
        const binding = newBinding(desk, request, { id: made.id, object });
        await bindKey(tx, binding);
      }
      return made;
    },
    [keyLock(request.key)],
  );
}

/** Keys belong to an organization; those of the desk belong to the one that runs the service. */
async function operatingOrganization(tx: Tx): Promise<string> {
  const [found] = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.is_operator, true));
  if (!found) throw new Error('Nobody runs the service: there is no operating organization.');
  return found.id;
}
