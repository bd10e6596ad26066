import type { FeeQuote } from '#lib/contract/fee';
import type { NameCheck } from '#lib/contract/name-check';
import type { FieldError } from '#lib/contract/problem';
import { invalid, type ProblemError } from '#lib/service/errors';

export type PreflightResult = {
  refusals: ProblemError[];
  /** Null where there is no name to check yet, or no state that is known. */
  nameCheck: NameCheck | null;
  fee: FeeQuote | null;
};

/** Leaves out the errors at places where the schema has found one already. */
export function withoutRepeats(refusal: ProblemError, structure: FieldError[]): ProblemError[] {
  const { errors } = refusal.members;
  if (!errors) return [refusal];
  const fresh = errors.filter(
    ({ pointer }) =>
      !structure.some((found) => pointer === found.pointer || pointer.startsWith(`${found.pointer}/`)),
  );
  return fresh.length > 0 ? [invalid(fresh)] : [];
}
