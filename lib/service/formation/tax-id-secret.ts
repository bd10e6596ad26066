import { eq } from 'drizzle-orm';
import type { EinApplication } from '#lib/contract/ein-application';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { type FilingSecretRow, filingSecrets } from '#lib/service/db/schema/filing-secrets';
import { seal, unseal } from '#lib/service/sealed';

const name = 'responsible_party_tax_id';
const sealedAt = (filingId: string) => `filing_secrets ${filingId} ${name}`;

/**
 * The responsible party's tax id, sealed, beside the EIN application. Nothing else keeps more than its last four
 * digits.
 */
export function taxIdSecret(ctx: Context, filingId: string, taxId: string): FilingSecretRow {
  const digits = taxId.replaceAll('-', '');
  return {
    ...ofTenant(ctx),
    id: filingId,
    name,
    value: seal(ctx.parts, sealedAt(filingId), digits),
    last_four: digits.slice(-4),
  };
}

/** The nine digits of the tax id; null if the filing has none. */
export async function findTaxId(ctx: Context, tx: Tx, filingId: string): Promise<string | null> {
  const [found] = await tx
    .select({ value: filingSecrets.value })
    .from(filingSecrets)
    .where(mine(ctx, filingSecrets, eq(filingSecrets.id, filingId), eq(filingSecrets.name, name)));
  return found ? unseal(ctx.parts, sealedAt(filingId), found.value) : null;
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
