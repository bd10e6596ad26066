import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { BusinessActivity } from '#lib/contract/business-activity';
import type {
  BusinessImport,
  BusinessImportUndo,
  ImportBusinessesRequest,
  UndoBusinessImportRequest,
} from '#lib/contract/business-import';
import type { BusinessRows, BusinessRowsQuery } from '#lib/contract/business-rows';
import type { PageQuery } from '#lib/contract/list';

export function businessRowCalls({ json }: Transport) {
  return {
    /** Checks and adds several records; each has its own result. */
    importBusinesses: (body: ImportBusinessesRequest) =>
      json<BusinessImport>({ method: 'POST', path: '/console/business-import', body }),
    undoBusinessImport: (body: UndoBusinessImportRequest) =>
      json<BusinessImportUndo>({ method: 'POST', path: '/console/business-import/undo', body }),
    /** The history of a business and its registrations, newest first. */
    activity: (id: string, query: Partial<PageQuery> = {}) =>
      json<BusinessActivity>({
        method: 'GET',
        path: path`/console/business/${id}/activity`,
        query,
      }),
    list: (query: Partial<BusinessRowsQuery> = {}, signal?: AbortSignal) =>
      json<BusinessRows>({ method: 'GET', path: '/console/business-row', query, signal }),
  };
}
