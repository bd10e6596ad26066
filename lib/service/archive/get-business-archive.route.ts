import { z } from 'zod';
import { archiveResponse, archiveResponses } from '#lib/service/archive/archive-response';
import { getBusinessArchive } from '#lib/service/archive/get-business-archive';
import { defineRoute } from '#lib/service/edge/route';

export const getBusinessArchiveRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/business/{id}/archive',
    operationId: 'getBusinessArchive',
    summary: 'Everything of a business as one zip',
    description:
      'The record and its registrations, their filings as in the archive of a filing, and all their documents. The last file, `manifest.json`, has the size and the SHA-256 of every other one.',
    tags: ['Business'],
    access: 'read',
    resource: 'archive',
    browser: true,
    problems: ['not_found', 'payload_too_large'],
    request: { params: z.object({ id: z.string() }) },
    responses: archiveResponses,
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    return archiveResponse(c.req.method, `business-${id}.zip`, await getBusinessArchive(ctx, id));
  },
);
