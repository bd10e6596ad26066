import type { Context } from '#lib/service/context';

/** The key of a document's bytes in the store. */
export function documentKey(ctx: Pick<Context, 'organizationId' | 'mode'>, id: string): string {
  return `${ctx.organizationId}/${ctx.mode}/${id}`;
}
