import type { FeeQuote } from '#lib/contract/fee';
import type { FieldError } from '#lib/contract/problem';
import { invalid, type ProblemError } from '#lib/service/errors';

export interface PreflightResult {
  refusals: ProblemError[];
  fee: FeeQuote | null;
}

/** What the schema has told of a place, the state's requirements do not tell again. */
export function withoutRepeats(refusal: ProblemError, structure: FieldError[]): ProblemError[] {
  const { errors } = refusal.members;
  if (!errors) return [refusal];
  const fresh = errors.filter(
    ({ pointer }) =>
      !structure.some((told) => pointer === told.pointer || pointer.startsWith(`${told.pointer}/`)),
  );
  return fresh.length > 0 ? [invalid(fresh)] : [];
}
