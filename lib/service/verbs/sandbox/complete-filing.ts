import { and, eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { businesses } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { loadBusiness } from '#lib/service/verbs/business/get-business';
import { toBusiness } from '#lib/service/verbs/business/to-business';
import { supersedeOpenCases } from '#lib/service/verbs/case/supersede-open-cases';
import { insertDocument } from '#lib/service/verbs/document/store-document';
import { changeFiling } from '#lib/service/verbs/filing/change-filing';
import { loadRelatives } from '#lib/service/verbs/filing/load-surroundings';
import type { RenderedFiling } from '#lib/service/verbs/filing/render-filing';
import { recordEvent } from '#lib/service/verbs/record-event';
import { changeRegisteredAgent } from '#lib/service/verbs/registered-agent/change-registered-agent';
import { resumeFiling } from '#lib/service/verbs/sandbox/resume-filing';
import { resultOf, type SandboxResult } from '#lib/service/verbs/sandbox/sandbox-result';
import type { StoredPaper } from '#lib/service/verbs/sandbox/store-papers';

/** Completes a filing that is held, with papers whose bytes are stored already. Interface document: States. */
export async function completeFiling(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  papers: StoredPaper[],
): Promise<RenderedFiling> {
  const { result, registration, registrationNumber, date } = resultOf(ctx, filing);
  await supersedeOpenCases(ctx, tx, filing, 'parent_completed');
  if (registration) {
    await registerBusiness(ctx, tx, filing.business_id, registration);
    await changeRegisteredAgent(ctx, tx, filing.business_id, 'activate', { started_at: ctx.now }, filing.id);
  }
  for (const paper of papers) {
    await insertDocument(ctx, tx, { ...paper, businessId: filing.business_id, issuedOn: date }, [
      { parent_type: 'filing', parent_id: filing.id },
    ]);
  }
  const completed = await changeFiling(
    ctx,
    tx,
    filing,
    { status: 'completed', result, registration_number: registrationNumber, next_step_at: null },
    'filing.completed',
  );
  await startBundled(ctx, tx, filing);
  return completed;
}

/** What was submitted with a formation starts when it completes. */
async function startBundled(ctx: Context, tx: Tx, filing: FilingRow): Promise<void> {
  for (const relative of await loadRelatives(ctx, tx, filing)) {
    if (relative.parent_filing_id === filing.id) await resumeFiling(ctx, tx, relative);
  }
}

type Registration = NonNullable<SandboxResult['registration']>;

async function registerBusiness(ctx: Context, tx: Tx, id: string, registration: Registration): Promise<void> {
  const before = await loadBusiness(ctx, tx, id);
  const changes = { ...registration, registration_state: 'registered', updated_at: ctx.now } as const;
  await tx
    .update(businesses)
    .set(changes)
    .where(
      and(
        eq(businesses.organization_id, ctx.organizationId),
        eq(businesses.mode, ctx.mode),
        eq(businesses.id, id),
      ),
    );
  await recordEvent(ctx, tx, {
    type: 'business.updated',
    object: toBusiness({ ...before, ...changes }),
    before: toBusiness(before),
  });
}
