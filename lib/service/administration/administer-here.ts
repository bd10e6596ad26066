import { randomUUID } from 'node:crypto';
import type { AdministrationRequest, AdministrationResult } from '#lib/contract/administration';
import { administer } from '#lib/service/administration/administer';
import type { Parts } from '#lib/service/context';
import { serviceContext } from '#lib/service/service-context';

/** Runs a command of `npm run admin` directly on the database. */
export function administerHere(parts: Parts, request: AdministrationRequest): Promise<AdministrationResult> {
  return administer(serviceContext(parts, { requestId: randomUUID(), address: null }), request);
}
