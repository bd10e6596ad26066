import { LRUCache } from 'lru-cache';
import { PageQuery } from '#lib/contract/list';
import { JurisdictionList } from '#lib/contract/requirement';
import { rulesOn } from '#lib/jurisdictions/rules-on';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';
import { answers, defineRoute } from '#lib/service/edge/route';
import { type TaggedJson, tagged, taggedResponse } from '#lib/service/edge/tagged-json';
import { listJurisdictions } from '#lib/service/jurisdiction/list-jurisdictions';

// By the versions of all states: another one after a figure has lapsed, and test clocks may stand on either side.
const listed = new LRUCache<string, TaggedJson>({ max: 20 });

export const listJurisdictionsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/jurisdiction',
    operationId: 'listJurisdictions',
    summary: 'List the jurisdictions',
    description: 'The 50 states and the District of Columbia, by name. With `limit=100` they are one page.',
    tags: ['Jurisdiction'],
    access: 'read',
    resource: 'jurisdiction',
    browser: true,
    request: { query: PageQuery },
    responses: {
      200: answers(JurisdictionList, 'The jurisdictions, with an ETag'),
      304: { description: 'The caller holds this version' },
    },
  },
  (c, ctx) => taggedResponse(listedOnce(ctx, c.req.valid('query')), c.req.header('If-None-Match')),
);

function listedOnce({ parts, now }: Context, page: PageQuery): TaggedJson {
  const day = civilDateOf(now);
  const rules = [...parts.jurisdictions.values()].map((one) => rulesOn(one, day));
  const key = JSON.stringify([page.limit, page.cursor, rules.map(({ version }) => version)]);
  const found = listed.get(key);
  if (found) return found;
  const list = JurisdictionList.parse(listJurisdictions(rules, day, page));
  const answer = tagged(JSON.stringify(list));
  listed.set(key, answer);
  return answer;
}
