export type PlanPath =
  | { kind: 'shared'; field: string }
  | { kind: 'state'; jurisdiction: string; field: string }
  | { kind: 'tier'; jurisdiction: string }
  | { kind: 'date'; jurisdiction: string };

const field = '([a-z][a-z0-9_]{0,99})';
const shared = new RegExp(`^answers/${field}$`);
const ofState = new RegExp(`^states/(US-[A-Z]{2})/(?:answers/${field}|(expedited_tier|effective_date))$`);

/** The target of a change in a plan; null for an invalid path. */
export function readPlanPath(path: string): PlanPath | null {
  const common = shared.exec(path)?.[1];
  if (common) return { kind: 'shared', field: common };
  const [, jurisdiction, answer, member] = ofState.exec(path) ?? [];
  if (!jurisdiction) return null;
  if (answer) return { kind: 'state', jurisdiction, field: answer };
  return { kind: member === 'effective_date' ? 'date' : 'tier', jurisdiction };
}
