import type { z } from 'zod';
import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { Case } from '#lib/contract/case';
import type { Filing } from '#lib/contract/filing';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import type {
  FailSandboxAgentRequest,
  MoveSandboxClockRequest,
  OpenSandboxCaseRequest,
  ReviewSandboxCaseRequest,
  SandboxClock,
} from '#lib/contract/sandbox';

/** Test mode only: each is `forbidden` in live mode. */
export function sandboxCalls({ json }: Transport) {
  return {
    advance: (filingId: string) =>
      json<Filing>({ method: 'POST', path: path`/v1/sandbox/filing/${filingId}/advance`, body: {} }),
    openCase: (
      filingId: string,
      body: z.input<typeof OpenSandboxCaseRequest>,
      idempotencyKey: string = crypto.randomUUID(),
    ) =>
      json<Case>({ method: 'POST', path: path`/v1/sandbox/filing/${filingId}/case`, body, idempotencyKey }),
    reviewCase: (caseId: string, body: z.input<typeof ReviewSandboxCaseRequest> = {}) =>
      json<Case>({ method: 'POST', path: path`/v1/sandbox/case/${caseId}/review`, body }),
    /** Makes the appointment of the service as agent fail while it is pending. */
    failAgent: (businessId: string, body: z.input<typeof FailSandboxAgentRequest> = {}) =>
      json<RegisteredAgent>({
        method: 'POST',
        path: path`/v1/sandbox/business/${businessId}/registered-agent/fail`,
        body,
      }),
    clock: (signal?: AbortSignal) => json<SandboxClock>({ method: 'GET', path: '/v1/sandbox/clock', signal }),
    moveClock: (body: MoveSandboxClockRequest) =>
      json<SandboxClock>({ method: 'POST', path: '/v1/sandbox/clock', body }),
  };
}
