/** `['owners', 0, 'name']` → `/owners/0/name`, escaped by RFC 6901. */
export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** `/owners/0/name` → `['owners', '0', 'name']`: what `jsonPointer` writes, read. */
export function pointerSteps(pointer: string): string[] {
  const [, ...steps] = pointer.split('/');
  return steps.map(stepName);
}

/** A step of a pointer without its escapes. */
export function stepName(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
