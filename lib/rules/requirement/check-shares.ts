import type { FieldError } from '#lib/contract/problem';

/** The fault of owners whose shares make more than the whole: 100.1 is six times a sixth, each rounded up. */
export function checkShares(owners: unknown, pointer: string): FieldError[] {
  if (!Array.isArray(owners)) return [];
  const shares = owners.map((owner: unknown) => Number(Reflect.get(Object(owner), 'ownership_percent') ?? 0));
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (!(Math.round(total) > 100)) return [];
  const sum = total.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return [
    { pointer, code: 'too_big', detail: `The shares add up to ${sum} percent, but may be at most 100.` },
  ];
}
