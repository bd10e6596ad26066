import { eq } from 'drizzle-orm';
import type { FilingResult } from '#lib/contract/filing';
import { lockBusiness } from '#lib/service/business/get-business';
import { toBusiness } from '#lib/service/business/to-business';
import { supersedeOpenCases } from '#lib/service/case/supersede-open-cases';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { recordEvent } from '#lib/service/event/record-event';
import { changeFiling } from '#lib/service/filing/change-filing';
import { loadRelatives } from '#lib/service/filing/load-surroundings';
import type { RenderedFiling } from '#lib/service/filing/render-filing';
import { resumeFiling } from '#lib/service/filing/resume-filing';
import { makeObligations } from '#lib/service/obligation/make-obligations';
import { changeRegisteredAgent } from '#lib/service/registered-agent/change-registered-agent';

/** The answer of the state or the tax authority. */
export type Outcome = {
  /** The result that the filing shows. Interface document, Result shapes. */
  result: FilingResult;
  /** The changes to the business record; null if there are none. */
  registration:
    | (Pick<BusinessRow, 'registration_number' | 'registration_date' | 'service_id'> &
        Partial<Pick<BusinessRow, 'formation_date'>>)
    | null;
  registrationNumber: string | null;
};

/**
 * Completes a locked filing; `attach` links its documents, whose bytes are already stored. Interface document: States.
 */
export async function completeFiling(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  { result, registration, registrationNumber }: Outcome,
  attach: () => Promise<void>,
): Promise<RenderedFiling> {
  await supersedeOpenCases(ctx, tx, filing, 'parent_completed');
  if (registration) {
    await registerBusiness(ctx, tx, filing.business_id, registration);
    await changeRegisteredAgent(ctx, tx, filing.business_id, 'activate', { started_at: ctx.now }, filing.id);
  }
  await attach();
  const completed = await changeFiling(
    ctx,
    tx,
    filing,
    { status: 'completed', result, registration_number: registrationNumber, next_step_at: null },
    'filing.completed',
  );
  if (registration) await makeObligations(ctx, tx, filing, registration.registration_date);
  await startBundled(ctx, tx, filing);
  return completed;
}

/** Filings that were submitted with a formation start when it completes. */
async function startBundled(ctx: Context, tx: Tx, filing: FilingRow): Promise<void> {
  for (const relative of await loadRelatives(ctx, tx, filing)) {
    if (relative.parent_filing_id === filing.id) await resumeFiling(ctx, tx, relative);
  }
}

type Registration = NonNullable<Outcome['registration']>;

async function registerBusiness(ctx: Context, tx: Tx, id: string, registration: Registration): Promise<void> {
  const before = await lockBusiness(ctx, tx, id);
  const changes = { ...registration, registration_state: 'registered', updated_at: ctx.now } as const;
  await tx
    .update(businesses)
    .set(changes)
    .where(mine(ctx, businesses, eq(businesses.id, id)));
  await recordEvent(ctx, tx, {
    type: 'business.updated',
    object: toBusiness({ ...before, ...changes }),
    before: toBusiness(before),
  });
}
