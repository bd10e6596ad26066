import { and, eq } from 'drizzle-orm';
import type { CaseResponse } from '#lib/contract/case';
import { nameKey } from '#lib/domain/names/name-key';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { businesses } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { loadBusiness } from '#lib/service/verbs/business/get-business';
import { toBusiness } from '#lib/service/verbs/business/to-business';
import { checkName } from '#lib/service/verbs/foreign-qualification/check-name';
import { loadRenaming } from '#lib/service/verbs/foreign-qualification/load-renaming';
import { recordEvent } from '#lib/service/verbs/record-event';

/**
 * Runs the naming check on the new name and gives it to the new business record. Answers what stands against it, in
 * Markdown, or null. Contract: Cases.
 */
export async function renameRegistration(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  response: CaseResponse,
): Promise<string | null> {
  const name = String(response.fields.legal_name ?? '').trim();
  const refusal = checkName(await loadRenaming(ctx, tx, filing, name));
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
    previous: { legal_name: before.legal_name },
  });
  return null;
}
