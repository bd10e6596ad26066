import { PageQuery } from '#lib/contract/list';
import { JurisdictionList } from '#lib/contract/requirement';
import { rulesOn } from '#lib/jurisdictions/rules-on';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { forEverybody } from '#lib/service/edge/repeat-answers';
import { answers, defineRoute } from '#lib/service/edge/route';
import { taggedJson } from '#lib/service/edge/tagged-json';
import { listJurisdictions } from '#lib/service/jurisdiction/list-jurisdictions';

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
    repeats: true,
    request: { query: PageQuery },
    responses: {
      200: answers(JurisdictionList, 'The jurisdictions, with an ETag'),
      304: { description: 'The caller holds this version' },
    },
  },
  (c, { parts, now }) => {
    const day = civilDateOf(now);
    const rules = [...parts.jurisdictions.values()].map((one) => rulesOn(one, day));
    const page = listJurisdictions(rules, day, c.req.valid('query'));
    return forEverybody(taggedJson(JSON.stringify(JurisdictionList.parse(page))));
  },
);
