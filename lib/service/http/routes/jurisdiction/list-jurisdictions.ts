import { JurisdictionList } from '#lib/contract/requirement';
import type { Parts } from '#lib/service/context';
import { answers, defineRoute } from '#lib/service/http/route';
import { type TaggedJson, tagged, taggedResponse } from '#lib/service/http/tagged-json';
import { listJurisdictions } from '#lib/service/verbs/jurisdiction/list-jurisdictions';

const listed = new WeakMap<Parts['jurisdictions'], TaggedJson>();

export const listJurisdictionsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/jurisdiction',
    operationId: 'listJurisdictions',
    summary: 'List the jurisdictions',
    description: 'The 50 states and the District of Columbia, by name, all at once.',
    tags: ['Jurisdiction'],
    access: 'read',
    responses: {
      200: answers(JurisdictionList, 'The jurisdictions, with an ETag'),
      304: { description: 'The caller holds this version' },
    },
  },
  (c, ctx) => taggedResponse(listedOnce(ctx.parts.jurisdictions), c.req.header('If-None-Match')),
);

function listedOnce(jurisdictions: Parts['jurisdictions']): TaggedJson {
  const found = listed.get(jurisdictions);
  if (found) return found;
  const made = tagged(JSON.stringify(JurisdictionList.parse(listJurisdictions(jurisdictions))));
  listed.set(jurisdictions, made);
  return made;
}
