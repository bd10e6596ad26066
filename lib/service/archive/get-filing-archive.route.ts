import { z } from 'zod';
import { archiveResponse, archiveResponses } from '#lib/service/archive/archive-response';
import { getFilingArchive } from '#lib/service/archive/get-filing-archive';
import { defineRoute } from '#lib/service/edge/route';

export const getFilingArchiveRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/filing/{id}/archive',
    operationId: 'getFilingArchive',
    summary: 'Everything of a filing as one zip',
    description:
      'The filing, what was submitted with the version of the rules that it was checked against, its fees, its whole history, and its documents. The last file, `manifest.json`, has the size and the SHA-256 of every other one.',
    tags: ['Filing'],
    access: 'read',
    resource: 'archive',
    browser: true,
    problems: ['not_found', 'payload_too_large'],
    request: { params: z.object({ id: z.string() }) },
    responses: archiveResponses,
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    return archiveResponse(c.req.method, `filing-${id}.zip`, await getFilingArchive(ctx, id));
  },
);
