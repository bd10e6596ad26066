import { eq } from 'drizzle-orm';
import type { Requirement } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { missingFacts } from '#lib/rules/requirement/missing-facts';
import { prefillFrom } from '#lib/rules/requirement/prefill-from';
import { loadBusiness } from '#lib/service/business/get-business';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { documents } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { toDocument } from '#lib/service/document/to-document';
import { readEarlierFilings } from '#lib/service/foreign-qualification/read-earlier-filings';

/** What a state requires, with the answers that the business already gives and what its record lacks. */
export async function getRequirementForBusiness(
  ctx: Context,
  rules: JurisdictionRules,
  businessId: string,
): Promise<Requirement> {
  const { business, onFile, earlier } = await withTenant(ctx, async (tx) => {
    const row = await loadBusiness(ctx, tx, businessId);
    const rows = await tx
      .select()
      .from(documents)
      .where(mine(ctx, documents, eq(documents.business_id, row.id)));
    const earlier = await readEarlierFilings(ctx, tx, row.id);
    return { business: toBusiness(row), onFile: rows.map(toDocument), earlier };
  });
  const type = 'foreign_qualification';
  return {
    ...describeRequirement(rules, type),
    prefill: prefillFrom(business, { rules, type, documents: onFile, earlier, today: civilDateOf(ctx.now) }),
    missing: missingFacts(business),
  };
}
