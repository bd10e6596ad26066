/** What the draft of a formation is called: by the name that is entered so far. */
export function newCompanyName({ entity_name }: Record<string, unknown>): string {
  const name = typeof entity_name === 'string' ? entity_name.trim().slice(0, 300) : '';
  return name || 'New LLC';
}
