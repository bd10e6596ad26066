import { z } from 'zod';
import { assetResponse } from '#lib/service/edge/asset-response';
import { defineRoute } from '#lib/service/edge/route';
import { ProblemError } from '#lib/service/errors';
import { loadAsset } from '#lib/service/reference/assets';

export const getDocsAssetRoute = defineRoute(
  {
    method: 'get',
    path: '/docs/assets/{name}',
    operationId: 'getDocsAsset',
    summary: 'Load a file of the documentation',
    tags: ['Reference'],
    access: 'public',
    problems: ['not_found'],
    request: { params: z.object({ name: z.string() }) },
    responses: { 200: { description: 'The file', content: { '*/*': { schema: z.string() } } } },
  },
  async (c) => {
    const asset = await loadAsset(c.req.valid('param').name);
    if (!asset) throw new ProblemError('not_found', 'There is no such file.');
    const isDated = c.req.query('v') === asset.tag;
    return assetResponse(c, asset, isDated ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  },
);
