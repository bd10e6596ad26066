import type { Case } from '#lib/contract/case';

/** The earliest time by which one of the cases must be answered; null if none waits for an answer with a due date. */
export function earliestDue(cases: readonly Pick<Case, 'status' | 'due_at'>[]): string | null {
  const due = cases.flatMap(({ status, due_at }) => (status === 'needs_response' && due_at ? [due_at] : []));
  return due.toSorted()[0] ?? null;
}
