'use server';

import { defineAction } from '#lib/actions/define-action';
import { ImportBusinessesRequest, UndoBusinessImportRequest } from '#lib/contract/business-import';

export const importBusinesses = defineAction(ImportBusinessesRequest, ({ consoleClient }, body) =>
  consoleClient.businesses.importBusinesses(body),
);

export const undoBusinessImport = defineAction(UndoBusinessImportRequest, ({ consoleClient }, body) =>
  consoleClient.businesses.undoBusinessImport(body),
);
