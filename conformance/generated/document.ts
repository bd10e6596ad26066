import { call, type Json } from '../target.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  example?: unknown;
  examples?: unknown[];
  default?: unknown;
};

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
};

export type Operation = {
  id: string;
  method: string;
  path: string;
  isPublic: boolean;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | null;
  /** Status → content types, as the document says. */
  responses: Record<string, string[]>;
};

export type Reference = {
  document: Json;
  operations: Operation[];
  resolve(schema: Schema): Schema;
};

/** The reference of the target, as it publishes it: that of partners, or that of the operations desk. */
export async function readReference(
  path = '/v1/openapi.json',
  key: string | null = null,
): Promise<Reference> {
  const { status, body: document } = await call('GET', path, { key });
  if (status !== 200) throw new Error(`The target publishes no reference: ${status}`);
  const operations = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item)
      .filter(([method]) => ['get', 'post', 'patch', 'put', 'delete'].includes(method))
      .map(([method, described]) => toOperation(method, path, { ...described, shared: item.parameters })),
  );
  return { document, operations, resolve: (schema) => resolve(document, schema) };
}

function toOperation(method: string, path: string, described: Json): Operation {
  const [content] = Object.entries<Json>(described.requestBody?.content ?? {});
  return {
    id: described.operationId,
    method: method.toUpperCase(),
    path,
    isPublic: described.security?.length === 0,
    parameters: [...(described.shared ?? []), ...(described.parameters ?? [])],
    body: content ? { type: content[0], schema: content[1].schema } : null,
    responses: Object.fromEntries(
      Object.entries<Json>(described.responses).map(([status, { content }]) => [
        status,
        Object.keys(content ?? {}),
      ]),
    ),
  };
}

function resolve(document: Json, schema: Schema): Schema {
  const { $ref, allOf, ...rest } = schema;
  if (!$ref && !allOf) return schema;
  const named = $ref ? [at(document, $ref)] : [];
  return Object.assign({}, ...[...named, ...(allOf ?? [])].map((part) => resolve(document, part)), rest);
}

function at(document: Json, ref: string): Schema {
  const parts = ref.slice(2).split('/');
  return parts.reduce((value, part) => value[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}
