import type { EinApplication } from '#lib/contract/ein-application';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import type { FilingSecretRow } from '#lib/service/db/schema/filing-secrets';
import { seal } from '#lib/service/sealed';

/** The responsible party's tax id, sealed, beside the EIN application. Nothing else keeps more than its last four digits. */
export function taxIdSecret(ctx: Context, filingId: string, taxId: string): FilingSecretRow {
  const digits = taxId.replaceAll('-', '');
  return {
    ...ofTenant(ctx),
    id: filingId,
    name: 'responsible_party_tax_id',
    value: seal(ctx.parts, `filing_secrets ${filingId} responsible_party_tax_id`, digits),
    last_four: digits.slice(-4),
  };
}

/**
 * The body as it may be kept and shown: the tax id gives way to its last four digits. Of `ein` only the members of its
 * schema stay, because a number may stand in any other.
 */
export function withoutTaxId(
  sent: Record<string, unknown>,
  ein: EinApplication | undefined,
): Record<string, unknown> {
  if (!ein) return sent;
  const { tax_id, ...party } = ein.responsible_party;
  return { ...sent, ein: { ...ein, responsible_party: { ...party, tax_id_last4: tax_id.slice(-4) } } };
}
