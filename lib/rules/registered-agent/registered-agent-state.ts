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

export type RegisteredAgentMove = { ok: true; next: RegisteredAgentStatus } | { ok: false; detail: string };

export function moveRegisteredAgent(
  status: RegisteredAgentStatus,
  action: RegisteredAgentAction,
): RegisteredAgentMove {
  const next = moves[status][action];
  if (next !== undefined) return { ok: true, next };
  return {
    ok: false,
    detail: `The registered agent is ${words(status)}, so it is not possible to ${words(action)}.`,
  };
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}
