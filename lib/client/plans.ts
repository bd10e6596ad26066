import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { List } from '#lib/contract/list';
import type {
  CreatePlanRequest,
  Plan,
  PlanListQuery,
  PlanPreflight,
  PlanSelection,
  PlanSummary,
  UpdatePlanRequest,
} from '#lib/contract/plan';

export function planCalls({ json, send }: Transport) {
  return {
    /** Without a key of idempotency the call makes its own, so that its retries are one plan. */
    create: (body: CreatePlanRequest, idempotencyKey: string = crypto.randomUUID()) =>
      json<Plan>({ method: 'POST', path: '/v1/plan', body, idempotencyKey }),
    /** Without what is computed of a plan: `get` has that. */
    list: (query: Partial<PlanListQuery> = {}, signal?: AbortSignal) =>
      json<List<PlanSummary>>({ method: 'GET', path: '/v1/plan', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<Plan>({ method: 'GET', path: path`/v1/plan/${id}`, signal }),
    /** Refused (`plan_changed`) where the plan has changed since the version that the body names. */
    update: (id: string, body: UpdatePlanRequest & { version: number }) =>
      json<Plan>({ method: 'PATCH', path: path`/v1/plan/${id}`, body }),
    /** While nothing of it is sent. */
    delete: async (id: string) => {
      await send({ method: 'DELETE', path: path`/v1/plan/${id}` });
    },
    /** All problems of all states that are not sent, or of those that are named. */
    preflight: (id: string, body: PlanSelection = {}, signal?: AbortSignal) =>
      json<PlanPreflight>({ method: 'POST', path: path`/v1/plan/${id}/preflight`, body, signal }),
    /** Answers at once with the states `sending`: read the plan again, or wait for `plan.submitted`. */
    submit: (id: string, body: PlanSelection = {}, idempotencyKey: string = crypto.randomUUID()) =>
      json<Plan>({ method: 'POST', path: path`/v1/plan/${id}/submit`, body, idempotencyKey }),
  };
}
