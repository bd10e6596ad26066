/** A schema of the reference, with the keywords that requests use. */
export type RequestSchema = {
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
  items?: RequestSchema;
  properties?: Record<string, RequestSchema>;
  required?: string[];
  additionalProperties?: RequestSchema | boolean;
  allOf?: RequestSchema[];
  anyOf?: RequestSchema[];
  oneOf?: RequestSchema[];
  example?: unknown;
  examples?: unknown[];
  default?: unknown;
};

export type Schemas = Record<string, RequestSchema>;

/** Resolves a reference to a named schema, and merges its sibling members. */
export function resolve(schema: RequestSchema, named: Schemas): RequestSchema {
  const { $ref, allOf, ...rest } = schema;
  const parts = [...($ref ? [named[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}] : []), ...(allOf ?? [])];
  return Object.assign({}, ...parts.map((part) => resolve(part, named)), rest);
}

export function typesOf(schema: RequestSchema): string[] {
  return [schema.type ?? []].flat();
}

/** The first alternative that is not null. */
export function alternativeOf(schema: RequestSchema, named: Schemas): RequestSchema | undefined {
  return (schema.oneOf ?? schema.anyOf)
    ?.map((one) => resolve(one, named))
    .find((one) => !(typesOf(one).length === 1 && typesOf(one)[0] === 'null'));
}

/** A value with every member that the schema accepts. */
export function sampleOf(of: RequestSchema, named: Schemas): unknown {
  const schema = resolve(of, named);
  const [known] = [
    schema.example,
    schema.examples?.[0],
    schema.default,
    schema.const,
    schema.enum?.[0],
  ].filter((value) => value !== undefined);
  const [type] = typesOf(schema);
  if (type === 'object' && schema.properties) {
    const members = Object.entries(schema.properties);
    return Object.fromEntries(members.map(([name, member]) => [name, sampleOf(member, named)]));
  }
  if (known !== undefined) return known;
  const alternative = alternativeOf(schema, named);
  if (alternative) return sampleOf(alternative, named);
  if (type === 'array') return schema.items ? [sampleOf(schema.items, named)] : [];
  if (type === 'object') return {};
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (schema.format === 'date') return '2026-11-21';
  if (schema.format === 'date-time') return '2026-11-21T09:30:00.000Z';
  if (schema.format === 'uuid') return '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e';
  if (schema.format === 'uri') return 'https://northwind.example';
  return 'words'.repeat(Math.ceil((schema.minLength ?? 1) / 5)).slice(0, schema.maxLength);
}

export type Place = {
  path: (string | number)[];
  schema: RequestSchema;
  required: boolean;
};

/** Every path in the sample of a schema: members, nested members and list entries. */
export function placesIn(of: RequestSchema, named: Schemas, path: Place['path'] = []): Place[] {
  const schema = resolve(of, named);
  const inner = schema.properties ? schema : (alternativeOf(schema, named) ?? schema);
  const members = Object.entries(inner.properties ?? {}).flatMap(([name, member]): Place[] => [
    {
      path: [...path, name],
      schema: resolve(member, named),
      required: (inner.required ?? []).includes(name),
    },
    ...placesIn(member, named, [...path, name]),
  ]);
  const entries = inner.items
    ? [
        { path: [...path, 0], schema: resolve(inner.items, named), required: false },
        ...placesIn(inner.items, named, [...path, 0]),
      ]
    : [];
  return [...members, ...entries];
}
