import { refName, type Schema } from '#lib/service/edge/openapi/document-parts';

const ofFormat: Record<string, string> = {
  uuid: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  'date-time': '2026-11-21T09:30:00.000Z',
  date: '2026-11-21',
  uri: 'https://northwind.example',
  email: 'filings@northwind.example',
};

/** A value that the schema allows: its own example or that of its component, or one built from its members. */
export function exampleOf(schema: Schema, schemas: Record<string, Schema>, within: string[] = []): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.$ref) return ofComponent(refName(schema.$ref), schemas, within);
  if (schema.allOf) return merged(schema.allOf.map((part) => exampleOf(part, schemas, within)));
  const choice = (schema.oneOf ?? schema.anyOf)?.find((one) => one.type !== 'null');
  if (choice) return exampleOf(choice, schemas, within);
  if (schema.enum) return schema.enum[0];
  return ofType(schema, schemas, within);
}

function ofComponent(name: string, schemas: Record<string, Schema>, within: string[]): unknown {
  const component = schemas[name];
  if (!component || within.includes(name)) return undefined;
  return exampleOf(component, schemas, [...within, name]);
}

function merged(parts: unknown[]): unknown {
  return parts.every((part) => typeof part === 'object') ? Object.assign({}, ...parts) : parts[0];
}

function ofType(schema: Schema, schemas: Record<string, Schema>, within: string[]): unknown {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'object' || schema.properties) {
    const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [
      name,
      exampleOf(member, schemas, within),
    ]);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }
  if (type === 'array') {
    const item = schema.items && exampleOf(schema.items, schemas, within);
    return item === undefined ? [] : [item];
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'string') return ofFormat[schema.format ?? ''] ?? 'text';
  return 'text';
}
