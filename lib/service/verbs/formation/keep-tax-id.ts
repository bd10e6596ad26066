import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { filingSecrets } from '#lib/service/db/schema/filing-secrets';
import { seal } from '#lib/service/sealed';

/** Seals the responsible party's tax id beside the EIN application. Nothing else keeps more than its last four digits. */
export async function keepTaxId(ctx: Context, tx: Tx, filingId: string, taxId: string): Promise<void> {
  const digits = taxId.replaceAll('-', '');
  await tx.insert(filingSecrets).values({
    organization_id: ctx.organizationId,
    mode: ctx.mode,
    id: filingId,
    name: 'responsible_party_tax_id',
    value: seal(ctx.parts, `filing_secrets ${filingId} responsible_party_tax_id`, digits),
    last_four: digits.slice(-4),
  });
}

/** The body as it may be kept and shown: the tax id gives way to its last four digits. */
export function withoutTaxId(sent: Record<string, unknown>): Record<string, unknown> {
  const { ein } = sent;
  if (!isObject(ein) || !isObject(ein.responsible_party)) return sent;
  const { tax_id, ...party } = ein.responsible_party;
  const last4 = String(tax_id ?? '').slice(-4);
  return { ...sent, ein: { ...ein, responsible_party: { ...party, tax_id_last4: last4 } } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
