import { eq } from 'drizzle-orm';
import type { DocumentType } from '#lib/contract/document';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { withTenant } from '#lib/service/db/tenant';
import { insertDocument, putDocumentBytes } from '#lib/service/document/store-document';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { newId } from '#lib/service/ids';
import { resultOf } from '#lib/service/sandbox/sandbox-result';
import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { makeCertificateOfAuthority } from '#lib/service/state-document/make-certificate-of-authority';
import { makeCertificateOfFormation } from '#lib/service/state-document/make-certificate-of-formation';
import { makeEinLetter } from '#lib/service/state-document/make-ein-letter';
import { makeFilingConfirmation } from '#lib/service/state-document/make-filing-confirmation';

export type StoredDocument = {
  id: string;
  types: DocumentType[];
  filename: string;
  bytes: Buffer;
  contentType: 'application/pdf';
};

export type StoredDocuments = {
  /** The filing as it was when the documents were made. */
  of: string;
  list: StoredDocument[];
};

/** Makes and stores the documents of a filing that is about to be completed; null for any other filing. */
export async function storeDocuments(
  ctx: Context,
  filingId: string,
  wanted: (row: FilingRow) => boolean,
): Promise<StoredDocuments | null> {
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
  const shown: DocumentFacts = {
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
    feeTotal: filing.fee?.total.amount ?? null,
    entityType: filing.entity_type,
    completedAt: ctx.now.toISOString(),
  };
  const list = await documentsOf(ctx, shown);
  for (const one of list) await putDocumentBytes(ctx, one.id, one.bytes, one.contentType);
  return { of: filing.resource, list };
}

/** The name of the registered agent on a business record, whoever provides it; null if there is none. */
async function agentNameOf(ctx: Context, tx: Tx, businessId: string): Promise<string | null> {
  const [agent] = await tx
    .select({ name: registeredAgents.name })
    .from(registeredAgents)
    .where(mine(ctx, registeredAgents, eq(registeredAgents.id, businessId)));
  return agent?.name ?? null;
}

/** Adds the documents to a locked filing. `date` is printed on them. */
export async function attachStored(
  ctx: Context,
  tx: Tx,
  filing: Pick<FilingRow, 'id' | 'business_id'>,
  documents: readonly StoredDocument[],
  date: string,
): Promise<void> {
  for (const document of documents) {
    await insertDocument(ctx, tx, { ...document, businessId: filing.business_id, issuedOn: date }, [
      { parent_type: 'filing', parent_id: filing.id },
    ]);
  }
}

async function documentsOf(ctx: Context, facts: DocumentFacts): Promise<StoredDocument[]> {
  if (facts.type === 'ein') return [pdfOf(ctx, 'ein_letter', await makeEinLetter(facts))];
  return [
    facts.type === 'formation'
      ? pdfOf(ctx, 'certificate_of_formation', await makeCertificateOfFormation(facts))
      : pdfOf(ctx, 'certificate_of_authority', await makeCertificateOfAuthority(facts)),
    pdfOf(ctx, 'filing_confirmation', await makeFilingConfirmation(facts)),
  ];
}

function pdfOf(ctx: Context, type: DocumentType, bytes: Buffer): StoredDocument {
  const filename = `${type.replaceAll('_', '-')}.pdf`;
  return { id: newId(ctx.now), types: [type], filename, bytes, contentType: 'application/pdf' };
}
