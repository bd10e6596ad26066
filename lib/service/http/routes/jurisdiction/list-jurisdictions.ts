import { JurisdictionList } from '#lib/contract/requirement';
import { civilDateOf } from '#lib/domain/civil-date';
import { rulesOn } from '#lib/jurisdictions/rules-on';
import { BoundedCache } from '#lib/service/bounded-cache';
import type { Context } from '#lib/service/context';
import { answers, defineRoute } from '#lib/service/http/route';
import { type TaggedJson, tagged, taggedResponse } from '#lib/service/http/tagged-json';
import { listJurisdictions } from '#lib/service/verbs/jurisdiction/list-jurisdictions';

// By the versions of all states: another one after a figure has lapsed, and test clocks may stand on either side.
const listed = new BoundedCache<TaggedJson>(20);

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
  (c, ctx) => taggedResponse(listedOnce(ctx), c.req.header('If-None-Match')),
);

function listedOnce({ parts, now }: Context): TaggedJson {
  const day = civilDateOf(now);
  const rules = [...parts.jurisdictions.values()].map((one) => rulesOn(one, day));
  const key = rules.map(({ version }) => version).join();
  const found = listed.get(key);
  if (found) return found;
  return listed.set(key, tagged(JSON.stringify(JurisdictionList.parse(listJurisdictions(rules, day)))));
}
