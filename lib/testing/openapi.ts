import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Operation } from '#lib/service/edge/openapi/document-parts';
import { call, type Harness } from '#lib/testing/harness';

export async function fetchOpenApiDocument(service: Harness): Promise<OpenApiDocument> {
  return (await call(service, null, 'GET', '/v1/openapi.json')).body;
}

/** Every operation with its method and path. */
export function operationsOf({ paths }: OpenApiDocument): [name: string, Operation][] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

/** Validates values against schemas of the document, as a partner's tools would. */
export function schemaChecks(document: OpenApiDocument): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'openapi', components: document.components });
  return (schema) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')));
}
