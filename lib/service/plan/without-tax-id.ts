/** A value without a tax id: it is entered when the draft is submitted, and never stored with an answer. */
export function withoutTaxId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTaxId);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !isTaxId(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutTaxId(member)]));
}

export function isTaxId(name: string): boolean {
  return /(?:^|_)tax_id$/.test(name);
}
