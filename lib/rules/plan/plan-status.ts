import type { PlanStateStatus, PlanStatus } from '#lib/contract/plan';

/** A state that waits for an approval is not through yet. */
export function isUnderWay(status: PlanStateStatus): boolean {
  return status === 'sending' || status === 'waiting_approval';
}

/** What was submitted cannot change any more; what was refused can. */
export function isHandedOver(status: PlanStateStatus): boolean {
  return isUnderWay(status) || status === 'sent';
}

/** A plan of which nothing went through is a draft again. */
export function planStatusOf(states: readonly { status: PlanStateStatus }[]): PlanStatus {
  if (states.some(({ status }) => isUnderWay(status))) return 'sending';
  if (states.every(({ status }) => status === 'sent')) return 'sent';
  return states.some(({ status }) => status === 'sent') ? 'partly_sent' : 'draft';
}
