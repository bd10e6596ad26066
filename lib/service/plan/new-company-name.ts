/** The title of a formation draft: the name entered so far. */
export function newCompanyName({ entity_name }: Record<string, unknown>): string {
  const name = typeof entity_name === 'string' ? entity_name.trim().slice(0, 300) : '';
  return name || 'New LLC';
}
