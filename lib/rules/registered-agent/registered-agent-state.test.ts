import { describe, expect, test } from 'vitest';
import { RegisteredAgentStatus } from '#lib/contract/registered-agent';
import {
  moveRegisteredAgent,
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

describe.each(pairs)('$action in $status', ({ status, action }) => {
  const next = allowed[`${status} ${action}`];
  test(next === undefined ? 'is refused with a reason' : `moves to ${next}`, () => {
    const move = moveRegisteredAgent(status, action);
    if (next !== undefined) expect(move).toEqual({ ok: true, next });
    else expect(move).toEqual({ ok: false, detail: expect.stringContaining('The registered agent is') });
  });
});
