import { z } from 'zod';
import { ProblemError } from '#lib/service/errors';
import { defineRoute } from '#lib/service/http/route';
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
    const etag = `"${asset.tag}"`;
    const isDated = c.req.query('v') === asset.tag;
    const headers = {
      ETag: etag,
      'Cache-Control': isDated ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    };
    if (c.req.header('If-None-Match') === etag) return new Response(null, { status: 304, headers });
    const zipped = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '') ? asset.gzipped : null;
    return new Response(zipped ?? asset.bytes, {
      headers: {
        ...headers,
        'Content-Type': asset.type,
        'Content-Length': String((zipped ?? asset.bytes).byteLength),
        ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
      },
    });
  },
);
