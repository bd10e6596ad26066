import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type {
  ChooseDefaultViewRequest,
  CreateViewRequest,
  UpdateViewRequest,
  View,
  Views,
  ViewsQuery,
} from '#lib/contract/view';

export function viewCalls({ json, send }: Transport) {
  const own = (id: string) => path`/console/view/${id}`;
  return {
    /** The caller's own views of a list and those of the team. */
    list: (query: ViewsQuery) => json<Views>({ method: 'GET', path: '/console/view', query }),
    create: (body: CreateViewRequest, idempotencyKey: string = crypto.randomUUID()) =>
      json<View>({ method: 'POST', path: '/console/view', body, idempotencyKey }),
    update: (id: string, body: UpdateViewRequest) => json<View>({ method: 'PATCH', path: own(id), body }),
    /** Can be undone by `restore`. */
    delete: async (id: string) => void (await send({ method: 'DELETE', path: own(id) })),
    restore: (id: string) =>
      json<View>({ method: 'POST', path: path`/console/view/${id}/restore`, body: {} }),
    chooseDefault: async (body: ChooseDefaultViewRequest) =>
      void (await send({ method: 'PUT', path: '/console/view-default', body })),
  };
}
