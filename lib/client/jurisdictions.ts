import type { Transport } from '#lib/client/transport';
import type { List } from '#lib/contract/list';
import type { Jurisdiction } from '#lib/contract/requirement';

export function jurisdictionCalls({ json }: Transport) {
  return {
    /** All 51 at once. */
    list: (signal?: AbortSignal) =>
      json<List<Jurisdiction>>({ method: 'GET', path: '/v1/jurisdiction', query: { limit: 100 }, signal }),
  };
}
