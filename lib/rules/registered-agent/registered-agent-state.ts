import type { RegisteredAgentStatus } from '#lib/contract/registered-agent';

/** `keep`: the request for termination is withdrawn. */
export const registeredAgentActions = [
  'activate',
  'fail',
  'cancel',
  'request_termination',
  'terminate',
  'keep',
] as const;
export type RegisteredAgentAction = (typeof registeredAgentActions)[number];

/** An agent is named with the submission, and serves until another one takes over. */
export const servingStatuses = ['pending', 'active', 'termination_requested'] as const;

export function isServing(status: RegisteredAgentStatus): boolean {
  return servingStatuses.some((serving) => serving === status);
}

const moves: Record<RegisteredAgentStatus, Partial<Record<RegisteredAgentAction, RegisteredAgentStatus>>> = {
  pending: { activate: 'active', fail: 'failed', cancel: 'canceled' },
  active: { request_termination: 'termination_requested' },
  termination_requested: { terminate: 'terminated', keep: 'active' },
  terminated: {},
  failed: {},
  canceled: {},
};

/** Null if an agent of this status does not allow the action. */
export function nextAgentStatus(
  status: RegisteredAgentStatus,
  action: RegisteredAgentAction,
): RegisteredAgentStatus | null {
  return moves[status][action] ?? null;
}
