import { isDeepStrictEqual } from 'node:util';
import type { ApiKey, UpdateApiKeyRequest } from '#lib/contract/api-key';
import { readTerms } from '#lib/service/api-key/insert-api-key';
import { apiKeyIs, lockApiKey } from '#lib/service/api-key/load-api-key';
import { toOneApiKey } from '#lib/service/api-key/to-api-keys';
import type { Context } from '#lib/service/context';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { requireFresh } from '#lib/service/second-factor/require-fresh';
import { logAccess } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/** The trail's action for the change of each member. */
const actions = { name: 'api_key.renamed', allowed_addresses: 'api_key.addresses_changed' } as const;
const members = ['name', 'allowed_addresses'] as const;

/**
 * Changes a key's name, under which its later actions are recorded, or the addresses from which it works. Missing
 * members stay as they are. Throws `conflict` if the change of the addresses begins from others than the key has now.
 */
export async function updateApiKey(
  ctx: Context,
  throttle: SignInThrottle,
  id: string,
  input: UpdateApiKeyRequest,
): Promise<ApiKey> {
  const { allowed_addresses } = input;
  const asked = allowed_addresses && readTerms({ allowed_addresses }, ctx.parts.clock()).allowed_addresses;
  if (asked) await requireFresh(ctx, throttle, input);
  const { row, changed } = await withTenant(ctx, async (tx) => {
    const found = await lockApiKey(ctx, tx, id);
    const next = { name: input.name ?? found.name, allowed_addresses: asked ?? found.allowed_addresses };
    const different = members.filter((member) => !isDeepStrictEqual(found[member], next[member]));
    if (different.length === 0) return { row: found, changed: different };
    refuseIfChanged(found, next, input);
    await tx.update(apiKeys).set(next).where(apiKeyIs(ctx, id));
    for (const member of different) {
      await audit(ctx, tx, actions[member], 'api_key', id, {
        before: { [member]: found[member] },
        after: { [member]: next[member] },
      });
    }
    return { row: { ...found, ...next }, changed: different };
  });
  for (const member of changed) logAccess(ctx, actions[member], { object: id });
  await ctx.parts.credentials.announce();
  return toOneApiKey(ctx, row);
}

type Addresses = { allowed_addresses: string[] };

function refuseIfChanged(found: Addresses, next: Addresses, { instead_of }: UpdateApiKeyRequest): void {
  const { allowed_addresses: now } = found;
  if (!instead_of || [instead_of, next.allowed_addresses].some((known) => isDeepStrictEqual(known, now)))
    return;
  const detail =
    'Somebody else has changed the addresses of this key meanwhile. Look at them again before you change them.';
  throw new ProblemError('conflict', detail);
}
