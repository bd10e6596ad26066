import type { DocumentType } from '#lib/contract/document';
import type { Context } from '#lib/service/context';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import { makeCertificateOfAuthority } from '#lib/service/papers/make-certificate-of-authority';
import { makeFilingConfirmation } from '#lib/service/papers/make-filing-confirmation';
import { loadBusiness } from '#lib/service/verbs/business/get-business';
import { putDocumentBytes } from '#lib/service/verbs/document/store-document';
import { lockFiling } from '#lib/service/verbs/filing/lock-filing';
import { agentNameOf } from '#lib/service/verbs/registered-agent/agent-name-of';
import { resultOf } from '#lib/service/verbs/sandbox/sandbox-result';

export interface StoredPaper {
  id: string;
  types: DocumentType[];
  filename: string;
  bytes: Buffer;
  contentType: 'application/pdf';
}

export interface Papers {
  /** The filing as it was when they were made. */
  of: string;
  list: StoredPaper[];
}

/** Makes and stores the papers of a filing that is about to be completed; null for any other. */
export async function storePapers(
  ctx: Context,
  filingId: string,
  wanted: (row: FilingRow) => boolean,
): Promise<Papers | null> {
  const facts = await withTenant(ctx, async (tx) => {
    const filing = await lockFiling(ctx, tx, filingId);
    if (filing.status !== 'filed' || !wanted(filing)) return null;
    const business = await loadBusiness(ctx, tx, filing.business_id);
    return { filing, business, agentName: await agentNameOf(ctx, tx, filing.business_id) };
  });
  if (!facts) return null;
  const { filing, business, agentName } = facts;
  const rules = ctx.parts.jurisdictions.get(filing.jurisdiction);
  const result = resultOf(ctx, filing);
  const shown = {
    mode: ctx.mode,
    filingId,
    legalName: filing.legal_name,
    homeState:
      ctx.parts.jurisdictions.get(business.formation_jurisdiction)?.name ?? business.formation_jurisdiction,
    targetState: rules?.name ?? filing.jurisdiction,
    office: rules?.office.name ?? '',
    registrationNumber: result.registration_number,
    registrationDate: result.registration_date,
    serviceId: result.service_id,
    agentName,
    feeTotalCents: filing.fee ? Math.round(filing.fee.total.amount * 100) : null,
    entityType: filing.entity_type,
    completedAt: ctx.now.toISOString(),
  };
  const list: StoredPaper[] = [
    paper(ctx, 'certificate_of_authority', await makeCertificateOfAuthority(shown)),
    paper(ctx, 'filing_confirmation', await makeFilingConfirmation(shown)),
  ];
  for (const one of list) await putDocumentBytes(ctx, one.id, one.bytes, one.contentType);
  return { of: filing.resource, list };
}

function paper(ctx: Context, type: DocumentType, bytes: Buffer): StoredPaper {
  const filename = `${type.replaceAll('_', '-')}.pdf`;
  return { id: newId(ctx.now), types: [type], filename, bytes, contentType: 'application/pdf' };
}
