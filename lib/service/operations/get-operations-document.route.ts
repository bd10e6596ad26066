import { z } from 'zod';
import type { Registration } from '#lib/service/edge/app-env';
import { operationsDocument } from '#lib/service/edge/openapi-document';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';

/** Built at the first call and cached: the routes do not change while the service runs. */
export const getOperationsDocumentRoute: Registration = (app, parts) => {
  let made: string | undefined;
  defineOperationsRoute(
    {
      method: 'get',
      path: '/v1/operations/openapi.json',
      operationId: 'getOperationsDocument',
      summary: 'Get the OpenAPI document of the operations desk',
      description: 'Every operation of the desk. The document of the partners does not name them.',
      tags: ['Desk reference'],
      access: 'staff',
      responses: {
        200: {
          description: 'The OpenAPI 3.1 document',
          content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
        },
      },
    },
    (c) => {
      made ??= JSON.stringify(operationsDocument(app, parts));
      return c.body(made, 200, { 'Content-Type': 'application/json; charset=utf-8' });
    },
  )(app, parts);
};
