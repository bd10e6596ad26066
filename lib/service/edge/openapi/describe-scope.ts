import type { Operation } from '#lib/service/edge/openapi/document-parts';

/** Also says in words which scope a key needs. */
export function describeScope(operation: Operation): void {
  const needed = operation['x-required-scope'];
  if (!needed) return;
  const words = `A key needs the scope \`${needed}\`.`;
  operation.description = operation.description ? `${operation.description}\n\n${words}` : words;
}
