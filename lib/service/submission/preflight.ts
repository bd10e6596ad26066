import type { FeeQuote } from '#lib/contract/fee';
import type { NameCheck } from '#lib/contract/name-check';
import type { FieldError, OtherRegistration } from '#lib/contract/problem';
import { withoutReported } from '#lib/rules/requirement/field-errors';
import { invalid, type ProblemError } from '#lib/service/errors';

export type PreflightResult = {
  refusals: ProblemError[];
  /** Null if there is no name to check yet, or no known state. */
  nameCheck: NameCheck | null;
  fee: FeeQuote | null;
  otherRegistrations: OtherRegistration[];
};

/**
 * Everything that fails at once: faults of the schema first, then each check, without faults that the schema found
 * already.
 */
export function refusalsOf(structure: FieldError[], checked: (ProblemError | null)[]): ProblemError[] {
  return [
    ...(structure.length > 0 ? [invalid(structure)] : []),
    ...checked.flatMap((refusal) => (refusal ? withoutRepeats(refusal, structure) : [])),
  ];
}

function withoutRepeats(refusal: ProblemError, structure: FieldError[]): ProblemError[] {
  const { errors } = refusal.members;
  if (!errors) return [refusal];
  const fresh = withoutReported(errors, structure);
  return fresh.length > 0 ? [invalid(fresh)] : [];
}

/** The warning of a preflight about an unknown member of the body. */
export const unknownField = {
  code: 'unknown_field',
  detail: 'Nothing here asks for this, so it is ignored. Check its spelling.',
};
