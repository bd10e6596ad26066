import { and, eq, exists, or } from 'drizzle-orm';
import type { Context, OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { businesses } from '#lib/service/db/schema/businesses';
import { cases } from '#lib/service/db/schema/cases';
import { documents } from '#lib/service/db/schema/documents';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { notFound } from '#lib/service/errors';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { isId } from '#lib/service/ids';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { claimFor, refuseClaimedByOther, refuseStanding } from '#lib/service/operations/claim-rules';

type Tenant = Pick<FilingRow, 'organization_id' | 'mode'>;

/** The operator acts for the organization of a filing, under its policies. */
export function actingFor(ctx: OperatorContext, { organization_id, mode }: Tenant): Context {
  return { ...ctx, organizationId: organization_id, mode };
}

/** The organization of the filing; 404 if there is no such filing. */
export function tenantOfFiling(ctx: OperatorContext, id: string): Promise<Tenant> {
  if (!isId(id)) throw notFound('filing');
  return acrossOrganizations(ctx, async (tx) => {
    const [found] = await tx
      .select({ organization_id: filings.organization_id, mode: filings.mode, status: filings.status })
      .from(filings)
      .where(eq(filings.id, id));
    if (!found) throw notFound('filing');
    // The desk may not change test filings.
    if (found.mode === 'test') refuseStanding(found);
    return found;
  });
}

/** The organization of the document; 404 if there is none, or if no filing is about its business. */
export function tenantOfDocument(ctx: OperatorContext, id: string): Promise<Tenant> {
  if (!isId(id)) throw notFound('document');
  return acrossOrganizations(ctx, async (tx) => {
    // One after the other: for both at once, Postgres reads every filing of the organization.
    const isOf = (business: typeof filings.business_id | typeof filings.formation_business_id) =>
      exists(
        tx
          .select()
          .from(filings)
          .where(sameTenant(filings, documents, eq(business, documents.business_id))),
      );
    const [found] = await tx
      .select({ organization_id: documents.organization_id, mode: documents.mode })
      .from(documents)
      .where(and(eq(documents.id, id), or(isOf(filings.business_id), isOf(filings.formation_business_id))));
    if (!found) throw notFound('document');
    return found;
  });
}

export function tenantOfCase(ctx: OperatorContext, id: string): Promise<Tenant> {
  return tenantOfLive(ctx, cases, id, 'case');
}

export function tenantOfBusiness(ctx: OperatorContext, id: string): Promise<Tenant> {
  return tenantOfLive(ctx, businesses, id, 'business');
}

/** The organization of a piece of live mail, with its scan if it was not withdrawn; 404 if there is none. */
export function tenantOfMail(ctx: OperatorContext, id: string) {
  if (!isId(id)) throw notFound('agent mail');
  const { organization_id, mode, document_id } = agentMail;
  return acrossOrganizations(ctx, async (tx) => {
    const [found] = await tx
      .select({ organization_id, mode, document_id })
      .from(agentMail)
      .where(and(eq(agentMail.id, id), eq(mode, 'live')));
    if (!found) throw notFound('agent mail');
    return found;
  });
}

/** The organization of what has this id; 404 if there is none, or if it is in test mode. */
function tenantOfLive(
  ctx: OperatorContext,
  table: typeof cases | typeof businesses,
  id: string,
  what: string,
): Promise<Tenant> {
  if (!isId(id)) throw notFound(what);
  return acrossOrganizations(ctx, async (tx) => {
    const [found] = await tx
      .select({ organization_id: table.organization_id, mode: table.mode })
      .from(table)
      .where(and(eq(table.id, id), eq(table.mode, 'live')));
    if (!found) throw notFound(what);
    return found;
  });
}

/**
 * The filing, locked until the transaction ends and claimed by the operator who changes it; refused if somebody else
 * has claimed it or if it has ended.
 */
export async function takeFiling(
  operator: OperatorContext,
  ctx: Context,
  tx: Tx,
  id: string,
): Promise<FilingRow> {
  const row = await lockFiling(ctx, tx, id);
  refuseStanding(row);
  refuseClaimedByOther(operator, row);
  const claim = claimFor(operator, row);
  await tx
    .update(filings)
    .set(claim)
    .where(mine(ctx, filings, eq(filings.id, id)));
  return { ...row, ...claim };
}
