import { FilingList, FilingListQuery } from '#lib/contract/filing';
import { answers, defineRoute, jsonText } from '#lib/service/edge/route';
import { listFilings } from '#lib/service/filing/list-filings';

export const listFilingsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/filing',
    operationId: 'listFilings',
    summary: 'List filings',
    description: 'Newest first. A pair of metadata is asked for as `metadata[key]=value`.',
    tags: ['Filing'],
    access: 'read',
    resource: 'filing',
    browser: true,
    openQuery: { names: /^metadata\[.{1,100}\]$/s, shown: 'metadata[key]' },
    request: { query: FilingListQuery },
    responses: { 200: answers(FilingList, 'A page of filings') },
  },
  async (c, ctx) => {
    const metadata = metadataPairs(c.req.query());
    return jsonText(await listFilings(ctx, { ...c.req.valid('query'), metadata }));
  },
);

/** `metadata[matter]=M-1042` → `{ matter: 'M-1042' }`. */
function metadataPairs(query: Record<string, string>): Record<string, string> {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/s.exec(name)?.[1];
    return key === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(pairs);
}
