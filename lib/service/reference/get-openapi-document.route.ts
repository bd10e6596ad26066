import { z } from 'zod';
import type { Registration } from '#lib/service/edge/app-env';
import { assetResponse } from '#lib/service/edge/asset-response';
import { openApiDocument } from '#lib/service/edge/openapi-document';
import { defineRoute } from '#lib/service/edge/route';
import { type Asset, toAsset } from '#lib/service/reference/assets';

const json = 'application/json; charset=utf-8';

/** Built on first request and cached, because the routes do not change while the service runs. */
export const getOpenApiDocumentRoute: Registration = (app, parts) => {
  let made: Promise<Asset> | undefined;
  defineRoute(
    {
      method: 'get',
      path: '/v1/openapi.json',
      operationId: 'getOpenApiDocument',
      summary: 'Get the OpenAPI document of this interface',
      description: 'The same for everybody; no credential is needed.',
      tags: ['Reference'],
      access: 'public',
      responses: {
        200: {
          description: 'The OpenAPI 3.1 document',
          content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
        },
        304: { description: 'The caller holds this document' },
      },
    },
    async (c) => {
      made ??= toAsset(Buffer.from(JSON.stringify(openApiDocument(app, parts))), json);
      return assetResponse(c, await made, 'no-store');
    },
  )(app, parts);
};
