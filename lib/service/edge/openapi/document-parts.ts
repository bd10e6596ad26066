import type { ProblemCode } from '#lib/contract/problem-codes';

/** The parts of an OpenAPI document that are read or changed here, as plain JSON. */
export type Schema = {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  example?: unknown;
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  deprecated?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};

export type Media = {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  style?: 'deepObject';
  explode?: boolean;
  description?: string;
  example?: unknown;
  schema?: Schema;
};

export type Answer = {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Media>;
  'x-problem-codes'?: ProblemCode[];
};

export type Operation = {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { description?: string; required?: boolean; content: Record<string, Media> };
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
  [extension: `x-${string}`]: unknown;
};

export type OpenApiDocument = {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string; description?: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, object>;
  components: {
    schemas: Record<string, Schema>;
    headers: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
  [extension: `x-${string}`]: unknown;
};

/** The name of the component that a reference points to. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
