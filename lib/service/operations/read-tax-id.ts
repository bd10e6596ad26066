import type { DeskTaxId } from '#lib/contract/desk-tax-id';
import type { OperatorContext } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { findTaxId } from '#lib/service/formation/tax-id-secret';
import { actingFor, takeFiling, tenantOfFiling } from '#lib/service/operations/act-on-filing';
import { refuseWaiting } from '#lib/service/operations/claim-rules';

/**
 * The responsible party's tax id, for the operator who holds the filing: the IRS asks for all of it. Each reading is in
 * the audit log of the partner. 404 for a filing without one.
 */
export async function readTaxId(operator: OperatorContext, id: string): Promise<DeskTaxId> {
  const ctx = actingFor(operator, await tenantOfFiling(operator, id));
  return withTenant(ctx, async (tx) => {
    refuseWaiting(await takeFiling(operator, ctx, tx, id));
    const digits = await findTaxId(ctx, tx, id);
    if (digits === null) throw new ProblemError('not_found', 'This filing has no tax id.');
    await audit(ctx, tx, 'filing.tax_id_read', 'filing', id, null);
    const shown = digits.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');
    return { object: 'tax_id', filing_id: id, responsible_party_tax_id: shown };
  });
}
