import { z } from 'zod';
import { JurisdictionVersionList } from '#lib/contract/jurisdiction-version';
import { PageQuery } from '#lib/contract/list';
import { JurisdictionCode } from '#lib/contract/scalars';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listJurisdictionVersions } from '#lib/service/jurisdiction/list-jurisdiction-versions';

export const listJurisdictionVersionsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/jurisdiction/{code}/version',
    operationId: 'listJurisdictionVersions',
    summary: 'List the versions of the rules of a state',
    description:
      'The version in force first, each with what differs from the one before, in words. `GET /v1/filing/{id}/submission` names the version that a filing was checked against.',
    tags: ['Jurisdiction'],
    access: 'read',
    resource: 'jurisdiction',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ code: JurisdictionCode }), query: PageQuery },
    responses: { 200: answers(JurisdictionVersionList, 'A page of the versions') },
  },
  (c, ctx) =>
    respond(
      JurisdictionVersionList,
      listJurisdictionVersions(ctx, c.req.valid('param').code, c.req.valid('query')),
    ),
);
