import type { DeskFilingDetail } from '#lib/contract/desk-form';
import { filingSteps } from '#lib/rules/filing/filing-state';

const moves = new Set([...filingSteps.slice(1), 'canceled'].map((status) => `filing.${status}`));

/** Who moved the filing last, and when; null if nobody has. */
export function lastMoveOf(history: DeskFilingDetail['history']): { by: string; at: string } | null {
  const last = history.findLast(({ action }) => moves.has(action));
  return last ? { by: last.actor.name, at: last.at } : null;
}
