import { isDeepStrictEqual } from 'node:util';
import type { Filing, UpdateFilingRequest } from '#lib/contract/filing';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { changeFiling } from '#lib/service/filing/change-filing';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { mergeMetadata } from '#lib/service/merge-metadata';

/** Merges the partner's metadata, in every status. A patch that changes nothing records no event. */
export function updateFiling(
  ctx: Context,
  id: string,
  { metadata: patch }: UpdateFilingRequest,
): Promise<Filing> {
  return withTenant(ctx, async (tx) => {
    const row = await lockFiling(ctx, tx, id);
    const metadata = patch === undefined ? row.metadata : mergeMetadata(row.metadata, patch);
    if (isDeepStrictEqual(metadata, row.metadata)) return JSON.parse(row.resource);
    return (await changeFiling(ctx, tx, row, { metadata }, 'filing.updated')).filing;
  });
}
