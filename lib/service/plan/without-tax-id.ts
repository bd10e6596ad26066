/** A value as a draft may keep it: a tax id is asked for when the draft is sent, and stored with no answer before. */
export function withoutTaxId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTaxId);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !isTaxId(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutTaxId(member)]));
}

export function isTaxId(name: string): boolean {
  return /(?:^|_)tax_id$/.test(name);
}
