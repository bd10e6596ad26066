import type { SingleSignOn } from '#lib/contract/single-sign-on';
import type { Context } from '#lib/service/context';
import { ownProvider, toSingleSignOn } from '#lib/service/single-sign-on/load-provider';

export async function getSingleSignOn(ctx: Context): Promise<SingleSignOn> {
  return toSingleSignOn(ctx, await ownProvider(ctx, ctx.parts.database.db));
}
