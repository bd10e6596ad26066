import type { FieldError } from '#lib/contract/problem';
import { jsonPointer } from '#lib/rules/json-pointer';

/** Finds texts with a NUL character anywhere in a body: Postgres cannot store it, and no state's form can print it. */
export function nullByteErrors(value: unknown, path: readonly PropertyKey[] = []): FieldError[] {
  if (typeof value === 'string') {
    return value.includes('\0')
      ? [{ pointer: jsonPointer(path), code: 'invalid_character', detail: 'Remove the NUL character.' }]
      : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => nullByteErrors(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [
    ...nullByteErrors(name, [...path, name]),
    ...nullByteErrors(item, [...path, name]),
  ]);
}
