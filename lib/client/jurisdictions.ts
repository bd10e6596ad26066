import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { JurisdictionVersion } from '#lib/contract/jurisdiction-version';
import type { List, PageQuery } from '#lib/contract/list';
import type { Jurisdiction } from '#lib/contract/requirement';

export function jurisdictionCalls({ json }: Transport) {
  return {
    /** By name; all 51 at once unless a smaller page is requested. */
    list: (query: Partial<PageQuery> = {}, signal?: AbortSignal) =>
      json<List<Jurisdiction>>({
        method: 'GET',
        path: '/v1/jurisdiction',
        query: { limit: 100, ...query },
        signal,
      }),
    /** The versions of the rules of a state, the one in force first. */
    versions: (code: string, query: Partial<PageQuery> = {}, signal?: AbortSignal) =>
      json<List<JurisdictionVersion>>({
        method: 'GET',
        path: path`/v1/jurisdiction/${code}/version`,
        query,
        signal,
      }),
  };
}
