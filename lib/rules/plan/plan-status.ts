import type { PlanStateStatus, PlanStatus } from '#lib/contract/plan';

/** A state that waits for an approval is not submitted yet. */
export function isUnderWay(status: PlanStateStatus): boolean {
  return status === 'sending' || status === 'waiting_approval';
}

/** A submitted state cannot change anymore; a refused one can. */
export function isHandedOver(status: PlanStateStatus): boolean {
  return isUnderWay(status) || status === 'sent';
}

/** A plan without any submitted state is a draft again. */
export function planStatusOf(states: readonly { status: PlanStateStatus }[]): PlanStatus {
  if (states.some(({ status }) => isUnderWay(status))) return 'sending';
  if (states.every(({ status }) => status === 'sent')) return 'sent';
  return states.some(({ status }) => status === 'sent') ? 'partly_sent' : 'draft';
}
