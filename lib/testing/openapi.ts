import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Operation, Schema } from '#lib/service/edge/openapi/document-parts';
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

/** Every member of every schema with its place, also those inside an object, a list or an alternative. */
export function membersOf({ components }: OpenApiDocument): [place: string, Schema][] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => membersIn(schema, name));
}

function membersIn(schema: Schema, place: string): [place: string, Schema][] {
  const { allOf = [], anyOf = [], oneOf = [], items, properties = {} } = schema;
  return [
    ...[...allOf, ...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap((part) => membersIn(part, place)),
    ...Object.entries(properties).flatMap(([name, member]): [string, Schema][] => [
      [`${place}.${name}`, member],
      ...membersIn(member, `${place}.${name}`),
    ]),
  ];
}

/** Validates values against schemas of the document, as a partner's tools would. */
export function schemaChecks(document: OpenApiDocument): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  // Each under its own name: what a reference finds inside a larger schema is compiled again by each that refers to it.
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(byName(schema), name);
  return (schema) => ajv.compile(byName(schema));
}

function byName(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll(/"#\/components\/schemas\/([^/"]+)/g, '"$1#'));
}
