import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { List } from '#lib/contract/list';
import type {
  CreatePlanDraftRequest,
  PlanDraft,
  PlanDraftListQuery,
  UpdatePlanDraftRequest,
  UpdatePlanDraftResult,
} from '#lib/contract/plan-draft';

export function planDraftCalls({ send, json }: Transport) {
  return {
    create: (body: CreatePlanDraftRequest) =>
      json<PlanDraft>({ method: 'POST', path: '/console/plan', body }),
    list: (query: Partial<PlanDraftListQuery> = {}, signal?: AbortSignal) =>
      json<List<PlanDraft>>({ method: 'GET', path: '/console/plan', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<PlanDraft>({ method: 'GET', path: path`/console/plan/${id}`, signal }),
    /** Saves the changes that conflict with no one else's; the others are returned as `conflicts` and not saved. */
    update: (id: string, body: UpdatePlanDraftRequest) =>
      json<UpdatePlanDraftResult>({ method: 'PATCH', path: path`/console/plan/${id}`, body }),
    /** Can be undone by `restore`. */
    delete: async (id: string) => {
      await send({ method: 'DELETE', path: path`/console/plan/${id}` });
    },
    restore: (id: string) =>
      json<PlanDraft>({ method: 'POST', path: path`/console/plan/${id}/restore`, body: {} }),
  };
}
