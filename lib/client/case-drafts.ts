import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { CaseDraft, SaveCaseDraftRequest } from '#lib/contract/answer-draft';

export function caseDraftCalls({ send, json }: Transport) {
  return {
    /** An empty draft of version 0 if nothing was saved. */
    get: (caseId: string, signal?: AbortSignal) =>
      json<CaseDraft>({ method: 'GET', path: path`/console/case/${caseId}/draft`, signal }),
    /** `conflict` if someone else has saved since `base_version`. */
    save: (caseId: string, body: SaveCaseDraftRequest) =>
      json<CaseDraft>({ method: 'PUT', path: path`/console/case/${caseId}/draft`, body }),
    delete: async (caseId: string) => {
      await send({ method: 'DELETE', path: path`/console/case/${caseId}/draft` });
    },
  };
}
