import type { Problem } from '#lib/contract/problem';
import { faultsOfDraft } from '#lib/rules/plan/faults-of-draft';

/** What stands in the way of the draft as it is; one whose only fault is mended at sending stands in no way. */
export function problemsOfDraft(problems: readonly Problem[]): Problem[] {
  return problems.flatMap((problem) => {
    if (!problem.errors) return [problem];
    const errors = faultsOfDraft(problem.errors);
    return errors.length > 0 ? [{ ...problem, errors }] : [];
  });
}
