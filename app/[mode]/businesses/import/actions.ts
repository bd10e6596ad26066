'use server';

import { defineAction } from '#lib/actions/define-action';
import { ImportBusinessesRequest } from '#lib/contract/business-import';

export const importBusinesses = defineAction(ImportBusinessesRequest, ({ consoleClient }, body) =>
  consoleClient.businesses.importBusinesses(body),
);
