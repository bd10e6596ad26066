import { z } from 'zod';
import type { Registration } from '#lib/service/http/app-env';
import { openApiDocument } from '#lib/service/http/openapi-document';
import { defineRoute, jsonText } from '#lib/service/http/route';

/** Made at the first call and kept: the routes do not change while the service runs. */
export const getOpenApiDocumentRoute: Registration = (app, parts) => {
  let text: string | undefined;
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
      },
    },
    () => {
      text ??= JSON.stringify(openApiDocument(app, parts));
      return jsonText(text);
    },
  )(app, parts);
};
