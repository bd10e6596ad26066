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
    /** Without an idempotency key the call generates one, so that its retries create only one plan. */
    create: (body: CreatePlanRequest, idempotencyKey: string = crypto.randomUUID()) =>
      json<Plan>({ method: 'POST', path: '/v1/plan', body, idempotencyKey }),
    /** Without the computed members of a plan: `get` returns those. */
    list: (query: Partial<PlanListQuery> = {}, signal?: AbortSignal) =>
      json<List<PlanSummary>>({ method: 'GET', path: '/v1/plan', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<Plan>({ method: 'GET', path: path`/v1/plan/${id}`, signal }),
    /** `plan_changed` if the plan has changed since the version in the body. */
    update: (id: string, body: UpdatePlanRequest & { version: number }) =>
      json<Plan>({ method: 'PATCH', path: path`/v1/plan/${id}`, body }),
    /** Only if none of its states was submitted. */
    delete: async (id: string) => {
      await send({ method: 'DELETE', path: path`/v1/plan/${id}` });
    },
    /** All problems of the states that are not submitted, or of those that are named. */
    preflight: (id: string, body: PlanSelection = {}, signal?: AbortSignal) =>
      json<PlanPreflight>({ method: 'POST', path: path`/v1/plan/${id}/preflight`, body, signal }),
    /** Returns at once with the states `sending`: poll the plan, or wait for `plan.submitted`. */
    submit: (id: string, body: PlanSelection = {}, idempotencyKey: string = crypto.randomUUID()) =>
      json<Plan>({ method: 'POST', path: path`/v1/plan/${id}/submit`, body, idempotencyKey }),
  };
}
