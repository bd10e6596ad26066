import type { PlanStateStatus, PlanStatus } from '#lib/contract/plan';

/** Whether the state is being sent, or waits for an approval before that. */
export function isInProgress(status: PlanStateStatus): boolean {
  return status === 'sending' || status === 'waiting_approval';
}

/** Whether a person has submitted the state: it cannot change anymore, unless it is refused. */
export function isSubmitted(status: PlanStateStatus): boolean {
  return isInProgress(status) || status === 'sent';
}

/** Whether the state can be sent now, which a refusal does not end. */
export function isReadyToSend({ ready, status }: { ready: boolean; status: PlanStateStatus }): boolean {
  return ready && !isSubmitted(status);
}

/** A plan without any submitted state is a draft again. */
export function planStatusOf(states: readonly { status: PlanStateStatus }[]): PlanStatus {
  if (states.some(({ status }) => isInProgress(status))) return 'sending';
  if (states.every(({ status }) => status === 'sent')) return 'sent';
  return states.some(({ status }) => status === 'sent') ? 'partly_sent' : 'draft';
}
