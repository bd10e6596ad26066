import { and, eq } from 'drizzle-orm';
import type { Requirement } from '#lib/contract/requirement';
import { civilDateOf } from '#lib/domain/civil-date';
import { describeRequirement } from '#lib/domain/requirement/describe-requirement';
import { missingFacts } from '#lib/domain/requirement/missing-facts';
import { prefillFrom } from '#lib/domain/requirement/prefill-from';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { Context } from '#lib/service/context';
import { documents } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { loadBusiness } from '#lib/service/verbs/business/get-business';
import { toBusiness } from '#lib/service/verbs/business/to-business';
import { toDocument } from '#lib/service/verbs/document/to-document';

/** What a state asks, with what the business already answers of it and what its record lacks. */
export async function getRequirementForBusiness(
  ctx: Context,
  rules: JurisdictionRules,
  businessId: string,
): Promise<Requirement> {
  const { business, onFile } = await withTenant(ctx, async (tx) => {
    const row = await loadBusiness(ctx, tx, businessId);
    const rows = await tx
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.organization_id, ctx.organizationId),
          eq(documents.mode, ctx.mode),
          eq(documents.business_id, row.id),
        ),
      );
    return { business: toBusiness(row), onFile: rows.map(toDocument) };
  });
  const type = 'foreign_qualification';
  return {
    ...describeRequirement(rules, type),
    prefill: prefillFrom(business, { rules, type, documents: onFile, today: civilDateOf(ctx.now) }),
    missing: missingFacts(business),
  };
}
