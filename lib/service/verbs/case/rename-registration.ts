import { and, eq } from 'drizzle-orm';
import type { CaseResponse } from '#lib/contract/case';
import { nameKey } from '#lib/domain/names/name-key';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { businesses } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { loadBusiness } from '#lib/service/verbs/business/get-business';
import { toBusiness } from '#lib/service/verbs/business/to-business';
import { renamingRefusal } from '#lib/service/verbs/case/renaming-refusal';
import { changeFiling } from '#lib/service/verbs/filing/change-filing';
import { loadRelatives } from '#lib/service/verbs/filing/load-surroundings';
import { lockFiling } from '#lib/service/verbs/filing/lock-filing';
import { recordEvent } from '#lib/service/verbs/record-event';

/**
 * Runs the naming check on the new name and gives it to the new business record and to what was
 * submitted with the filing. Answers what stands against it, in
 * Markdown, or null. Contract: Cases.
 */
export async function renameRegistration(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  response: CaseResponse,
): Promise<string | null> {
  const name = String(response.fields.legal_name ?? '').trim();
  const refusal = await renamingRefusal(ctx, tx, filing, name);
  if (refusal) return `**The name was checked again.** ${refusal.message}`;
  const before = await loadBusiness(ctx, tx, filing.business_id);
  const after = { ...before, legal_name: name, name_key: nameKey(name), updated_at: ctx.now };
  await tx
    .update(businesses)
    .set({ legal_name: after.legal_name, name_key: after.name_key, updated_at: ctx.now })
    .where(
      and(
        eq(businesses.organization_id, ctx.organizationId),
        eq(businesses.mode, ctx.mode),
        eq(businesses.id, before.id),
      ),
    );
  await recordEvent(ctx, tx, {
    type: 'business.updated',
    object: toBusiness(after),
    before: toBusiness(before),
  });
  await renameBundled(ctx, tx, filing, name);
  return null;
}

/** What was submitted with a formation is for the company under its new name. */
async function renameBundled(ctx: Context, tx: Tx, filing: FilingRow, name: string): Promise<void> {
  for (const { id } of await loadRelatives(ctx, tx, filing)) {
    await changeFiling(ctx, tx, await lockFiling(ctx, tx, id), { legal_name: name }, 'filing.updated');
  }
}
