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
  const importBusinesses = (body: ImportBusinessesRequest) =>
    json<BusinessImport>({ method: 'POST', path: '/console/business-import', body });
  return {
    /** Checks and adds several records; each has its own result. */
    importBusinesses,
    /** The id of the home record that this one would repeat: with the same number there, or the same name. */
    findOnRecord: async (record: Record<string, unknown>) => {
      const { results } = await importBusinesses({ records: [record], dry_run: true });
      return results[0]?.outcome === 'on_record' ? results[0].business_id : null;
    },
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
