import { BusinessImportUndo, UndoBusinessImportRequest } from '#lib/contract/business-import';
import { undoBusinessImport } from '#lib/service/business/undo-business-import';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const undoBusinessImportRoute = defineRoute(
  {
    method: 'post',
    path: '/console/business-import/undo',
    operationId: 'undoBusinessImport',
    summary: 'Remove the records that an import has added, except those in use',
    tags: ['Console'],
    access: 'person_write',
    request: { ...jsonBody(UndoBusinessImportRequest) },
    responses: { 200: answers(BusinessImportUndo, 'Which records were removed, and which stay') },
  },
  async (c, ctx) => respond(BusinessImportUndo, await undoBusinessImport(ctx, c.req.valid('json'))),
);
