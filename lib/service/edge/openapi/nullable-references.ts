import { FeeBreakdown, FeeQuote } from '#lib/contract/fee';
import { NameCheck } from '#lib/contract/name-check';
import { ExpectedDays } from '#lib/contract/plan';
import type { App } from '#lib/service/edge/app-env';
import type { Schema } from '#lib/service/edge/openapi/document-parts';

// The generator builds a component from the first use it finds; if that is "this or null", it would be nullable
// everywhere.
const metAsNullable = { ExpectedDays, FeeBreakdown, FeeQuote, NameCheck };

export function registerBeforeNull(app: App): void {
  // A schema created before the generator was loaded lacks its methods; a copy of it has them.
  for (const [name, schema] of Object.entries(metAsNullable)) {
    app.openAPIRegistry.register(name, schema.clone());
  }
}

/** The generator writes "this component or null" in a way that only the component matches. */
export function fixNullable(schema: Schema): void {
  const [reference, beside] = schema.allOf ?? [];
  if (reference?.$ref && beside && Array.isArray(beside.type) && beside.type.includes('null')) {
    delete schema.allOf;
    schema.anyOf = [reference, { type: 'null' }];
  }
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    fixNullable(part);
  }
  if (schema.items) fixNullable(schema.items);
  for (const member of Object.values(schema.properties ?? {})) fixNullable(member);
}
