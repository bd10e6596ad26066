import type { DocumentType } from '#lib/contract/document';
import type { Context } from '#lib/service/context';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import { makeCertificateOfAuthority } from '#lib/service/papers/make-certificate-of-authority';
import { makeCertificateOfFormation } from '#lib/service/papers/make-certificate-of-formation';
import { makeEinLetter } from '#lib/service/papers/make-ein-letter';
import { makeFilingConfirmation } from '#lib/service/papers/make-filing-confirmation';
import type { PaperFacts } from '#lib/service/papers/paper-facts';
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
  const { result, registration, registrationNumber, date } = resultOf(ctx, filing);
  const shown: PaperFacts = {
    mode: ctx.mode,
    type: filing.type,
    filingId,
    legalName: filing.legal_name,
    homeState:
      ctx.parts.jurisdictions.get(business.formation_jurisdiction)?.name ?? business.formation_jurisdiction,
    targetState: rules?.name ?? filing.jurisdiction,
    office: rules?.office.name ?? '',
    registrationNumber,
    registrationDate: date,
    serviceId: registration?.service_id ?? null,
    einNumber: 'ein_number' in result ? result.ein_number : null,
    agentName,
    feeTotalCents: filing.fee ? Math.round(filing.fee.total.amount * 100) : null,
    entityType: filing.entity_type,
    completedAt: ctx.now.toISOString(),
  };
  const list = await papersOf(ctx, shown);
  for (const one of list) await putDocumentBytes(ctx, one.id, one.bytes, one.contentType);
  return { of: filing.resource, list };
}

async function papersOf(ctx: Context, facts: PaperFacts): Promise<StoredPaper[]> {
  if (facts.type === 'ein') return [paper(ctx, 'ein_letter', await makeEinLetter(facts))];
  return [
    facts.type === 'formation'
      ? paper(ctx, 'certificate_of_formation', await makeCertificateOfFormation(facts))
      : paper(ctx, 'certificate_of_authority', await makeCertificateOfAuthority(facts)),
    paper(ctx, 'filing_confirmation', await makeFilingConfirmation(facts)),
  ];
}

function paper(ctx: Context, type: DocumentType, bytes: Buffer): StoredPaper {
  const filename = `${type.replaceAll('_', '-')}.pdf`;
  return { id: newId(ctx.now), types: [type], filename, bytes, contentType: 'application/pdf' };
}
