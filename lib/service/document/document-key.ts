import type { Context } from '#lib/service/context';

/** Where the bytes of a document lie in the store. */
export function documentKey(ctx: Pick<Context, 'organizationId' | 'mode'>, id: string): string {
  return `${ctx.organizationId}/${ctx.mode}/${id}`;
}
