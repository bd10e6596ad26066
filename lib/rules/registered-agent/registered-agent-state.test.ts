import { expect, test } from 'vitest';
import { RegisteredAgentStatus } from '#lib/contract/registered-agent';
import {
  nextAgentStatus,
  type RegisteredAgentAction,
  registeredAgentActions,
} from '#lib/rules/registered-agent/registered-agent-state';

const allowed: Partial<Record<`${RegisteredAgentStatus} ${RegisteredAgentAction}`, RegisteredAgentStatus>> = {
  'pending activate': 'active',
  'pending fail': 'failed',
  'pending cancel': 'canceled',
  'active request_termination': 'termination_requested',
  'termination_requested terminate': 'terminated',
  'termination_requested keep': 'active',
};

const pairs = RegisteredAgentStatus.options.flatMap((status) =>
  registeredAgentActions.map((action) => ({ status, action })),
);

test.each(pairs)('$status, $action', ({ status, action }) => {
  expect(nextAgentStatus(status, action)).toBe(allowed[`${status} ${action}`] ?? null);
});
