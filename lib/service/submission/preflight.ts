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

/** All that fails at once: what the schema found first, then each check, without what the schema has found already. */
export function refusalsOf(structure: FieldError[], checked: (ProblemError | null)[]): ProblemError[] {
  return [
    ...(structure.length > 0 ? [invalid(structure)] : []),
    ...checked.flatMap((refusal) => (refusal ? withoutRepeats(refusal, structure) : [])),
  ];
}

function withoutRepeats(refusal: ProblemError, structure: FieldError[]): ProblemError[] {
  const { errors } = refusal.members;
  if (!errors) return [refusal];
  const fresh = errors.filter(
    ({ pointer }) =>
      !structure.some((found) => pointer === found.pointer || pointer.startsWith(`${found.pointer}/`)),
  );
  return fresh.length > 0 ? [invalid(fresh)] : [];
}

/** What a preflight warns of where the body has a member that nobody asks for. */
export const unknownField = {
  code: 'unknown_field',
  detail: 'Nobody knows this member: it is passed over. Is it misspelled?',
};
