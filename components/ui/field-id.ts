// One rule for ids, so that an error summary can link to a field that it has never seen.
export function fieldId(name: string): string {
  return `field-${name}`;
}
