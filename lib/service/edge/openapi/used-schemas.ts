import { refName, type Schema } from '#lib/service/edge/openapi/document-parts';

/** The schemas that the paths use, directly or through other schemas. */
export function usedSchemas(schemas: Record<string, Schema>, paths: unknown): Record<string, Schema> {
  const used = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string' && inner.startsWith('#/components/schemas/')) {
        const name = refName(inner);
        if (used.has(name)) continue;
        used.add(name);
        look(schemas[name]);
      } else look(inner);
    }
  };
  look(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
