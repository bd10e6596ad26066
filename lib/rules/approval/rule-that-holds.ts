import type { ApprovalApplies } from '#lib/contract/approval';

/** An approval rule as it is evaluated. Amounts are integer cents; null and false exclude nothing. */
export type HoldingTerms = {
  id: string;
  over_amount_cents: number | null;
  jurisdictions: readonly string[] | null;
  expedited_only: boolean;
  applies_to: readonly ApprovalApplies[];
};

/** The facts of a submission that a rule compares. `total_cents` is the estimate; null if nothing is charged. */
export type HeldSubmission = {
  total_cents: number | null;
  jurisdiction: string;
  expedited_tier: string | null;
  by: ApprovalApplies;
};

/**
 * Contract, Approval rule: the first rule that the submission meets, in the order in which they were made; undefined if
 * it needs no approval. Ids sort by time.
 */
export function ruleThatHolds<Rule extends HoldingTerms>(
  rules: readonly Rule[],
  submission: HeldSubmission,
): Rule | undefined {
  const oldestFirst = rules.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return oldestFirst.find((rule) => meets(rule, submission));
}

function meets(rule: HoldingTerms, { total_cents, jurisdiction, expedited_tier, by }: HeldSubmission) {
  const { over_amount_cents, jurisdictions, expedited_only, applies_to } = rule;
  return (
    applies_to.includes(by) &&
    (over_amount_cents === null || (total_cents ?? 0) > over_amount_cents) &&
    (jurisdictions === null || jurisdictions.includes(jurisdiction)) &&
    (!expedited_only || expedited_tier !== null)
  );
}
