import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { List } from '#lib/contract/list';
import type {
  CreatePlanRequest,
  Plan,
  PlanListQuery,
  RecordPlanFilingRequest,
  UpdatePlanRequest,
  UpdatePlanResult,
} from '#lib/contract/plan';

export function planCalls({ send, json }: Transport) {
  return {
    create: (body: CreatePlanRequest) => json<Plan>({ method: 'POST', path: '/console/plan', body }),
    list: (query: Partial<PlanListQuery> = {}, signal?: AbortSignal) =>
      json<List<Plan>>({ method: 'GET', path: '/console/plan', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<Plan>({ method: 'GET', path: path`/console/plan/${id}`, signal }),
    /** Saves what nobody else changed since; the rest comes back under `conflicts` and is not overwritten. */
    update: (id: string, body: UpdatePlanRequest) =>
      json<UpdatePlanResult>({ method: 'PATCH', path: path`/console/plan/${id}`, body }),
    /** Can be undone by `restore`. */
    delete: async (id: string) => {
      await send({ method: 'DELETE', path: path`/console/plan/${id}` });
    },
    restore: (id: string) =>
      json<Plan>({ method: 'POST', path: path`/console/plan/${id}/restore`, body: {} }),
    /** May be called again with the same filing. */
    recordFiling: (id: string, body: RecordPlanFilingRequest) =>
      json<Plan>({ method: 'POST', path: path`/console/plan/${id}/filing`, body }),
  };
}
