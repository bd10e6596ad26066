import type { z } from 'zod';
import type { ForeignQualificationResult } from '#lib/contract/filing';
import { civilDateOf } from '#lib/domain/civil-date';
import { registrationNumberFor, serviceIdFor } from '#lib/domain/sandbox/registration-number';
import type { Context } from '#lib/service/context';
import type { FilingRow } from '#lib/service/db/schema/filings';

export type SandboxResult = z.infer<typeof ForeignQualificationResult> & { registration_number: string };

/** What the state would answer. The same filing always gets the same number. */
export function resultOf(ctx: Context, filing: Pick<FilingRow, 'id' | 'jurisdiction'>) {
  return {
    registration_number: registrationNumberFor(filing.jurisdiction, filing.id),
    registration_date: civilDateOf(ctx.now),
    service_id: serviceIdFor(filing.id),
  } satisfies SandboxResult;
}
