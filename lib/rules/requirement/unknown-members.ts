import type { z } from 'zod';
import { jsonPointer } from '#lib/rules/json-pointer';

type Path = readonly (string | number)[];

/** More than anybody misspells; the search stops at this number. */
export const mostUnknown = 20;

/** JSON pointers of the members of a body that its schema does not know, in order; at most 20. */
export function unknownMembers(schema: z.ZodType, value: unknown): string[] {
  const found: string[] = [];
  walk(schema as z.core.$ZodType, value, [], found);
  return found;
}

function walk(schema: z.core.$ZodType, value: unknown, path: Path, found: string[]): void {
  if (typeof value !== 'object' || value === null || found.length >= mostUnknown) return;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      if (!Array.isArray(value)) walkObject(def, value, path, found);
      break;
    case 'array':
      if (!Array.isArray(value)) break;
      for (const [at, entry] of value.entries()) walk(def.element, entry, [...path, at], found);
      break;
    case 'record':
      for (const [name, member] of Object.entries(value)) walk(def.valueType, member, [...path, name], found);
      break;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      walk(def.innerType, value, path, found);
      break;
    case 'pipe':
      // A pipe that ends in a transform is checked by its input schema, any other by its output schema.
      walk(def.out._zod.def.type === 'transform' ? def.in : def.out, value, path, found);
      break;
    case 'union':
      walkUnion(meant(def, value), value, path, found);
      break;
    default:
  }
}

function walkObject(def: z.core.$ZodObjectDef, value: object, path: Path, found: string[]): void {
  const isOpen = def.catchall !== undefined && def.catchall._zod.def.type !== 'never';
  for (const [name, member] of Object.entries(value)) {
    const known = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    if (known) walk(known, member, [...path, name], found);
    else if (!isOpen && found.length < mostUnknown) found.push(jsonPointer([...path, name]));
  }
}

/** The shapes that the value can have: only one, if a member says which. */
function meant(
  def: z.core.$ZodUnionDef | z.core.$ZodDiscriminatedUnionDef,
  value: object,
): readonly z.core.$ZodType[] {
  if (!('discriminator' in def)) return def.options;
  const mark: unknown = Reflect.get(value, def.discriminator);
  const marked = def.options.filter(({ _zod: { propValues } }) =>
    propValues?.[def.discriminator]?.has(mark as z.core.util.Primitive),
  );
  return marked.length > 0 ? marked : def.options;
}

/** Of several shapes, the one with the fewest unknown members was meant. */
function walkUnion(options: readonly z.core.$ZodType[], value: object, path: Path, found: string[]): void {
  const each = options.map((option) => {
    const ofOption: string[] = [];
    walk(option, value, path, ofOption);
    return ofOption;
  });
  const [least = []] = each.toSorted((a, b) => a.length - b.length);
  found.push(...least.slice(0, mostUnknown - found.length));
}
