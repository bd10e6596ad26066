import { buffer } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import type { DeskFilingDetail } from '#lib/contract/desk-form';
import type { Document } from '#lib/contract/document';
import { acceptedAnswers } from '#lib/rules/case/accepted-answers';
import { isAnswerAccepted } from '#lib/rules/case/case-state';
import { operationWords } from '#lib/rules/filing/operation-words';
import type { OperatorContext } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { documentLinks } from '#lib/service/db/schema/documents';
import { organizations } from '#lib/service/db/schema/organizations';
import { documentKey } from '#lib/service/document/document-key';
import { typeWords } from '#lib/service/document/saved-name';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { actingFor, tenantOfFiling } from '#lib/service/operations/act-on-filing';
import { getDeskFiling } from '#lib/service/operations/get-desk-filing';
import { makePacket } from '#lib/service/packet/make-packet';
import type { PacketFacts, PacketFile } from '#lib/service/packet/packet-facts';
import { entityWords } from '#lib/service/state-document/document-words';

/** Everything that goes to the office with a live filing, as one PDF. Each reading is recorded in the trail. */
export async function getFilingPacket(ctx: OperatorContext, id: string): Promise<Uint8Array> {
  const tenant = await tenantOfFiling(ctx, id);
  const desk = await getDeskFiling(ctx, id);
  const facts = await factsOf(ctx, desk);
  const leftOut = await leftOutOf(ctx, tenant, desk);
  const packet = await makePacket(facts, () => filesOf(actingFor(ctx, tenant), desk, leftOut));
  await acrossOrganizations(ctx, (tx) => audit(ctx, tx, 'filing.packet_read', 'filing', id, null));
  return packet;
}

async function factsOf(ctx: OperatorContext, desk: DeskFilingDetail): Promise<PacketFacts> {
  const { form, jurisdiction, type } = desk;
  const rules = ctx.parts.jurisdictions.get(jurisdiction);
  if (!form || !rules || (type !== 'foreign_qualification' && type !== 'formation')) {
    throw new ProblemError('not_found', 'There is a packet only of a filing that goes to a state.');
  }
  const from = await acrossOrganizations(ctx, (tx) =>
    tx.select({ name: organizations.name }).from(organizations).where(eq(organizations.is_operator, true)),
  );
  const tier = rules[type].expedited_tiers.find((one) => one.tier === desk.expedited_tier);
  return {
    filingId: desk.id,
    from: from[0]?.name ?? 'Statehouse',
    madeAt: ctx.now.toISOString(),
    kind: operationWords[type],
    legalName: desk.legal_name,
    entityType: entityWords[desk.entity_type],
    state: rules.name,
    office: {
      name: form.office,
      address: rules.office.postal_address ?? null,
      url: rules.office.url ?? null,
    },
    form: { name: form.name, number: form.number, order: form.order_note, lines: form.items },
    tier: tier?.label ?? desk.expedited_tier,
    fee: desk.fee_today ?? desk.fee,
    unpriced: desk.unpriced,
    outdated: desk.outdated_documents,
    checklist: desk.checklist,
  };
}

const mebibyte = 1024 * 1024;
const most = { files: 30, bytes: 60 * mebibyte };

/**
 * The documents of the filing, up to the limit of a packet; never read inside a transaction, as the store is remote.
 */
async function filesOf(
  tenant: Parameters<typeof documentKey>[0] & Pick<OperatorContext, 'parts'>,
  { filing, documents }: DeskFilingDetail,
  leftOut: readonly string[],
): Promise<PacketFile[]> {
  const own = new Set(filing.documents.map(({ id }) => id));
  for (const id of leftOut) own.delete(id);
  const files: PacketFile[] = [];
  let room = most.bytes;
  for (const document of documents.filter(({ id }) => own.has(id))) {
    const fits = files.length < most.files && document.size <= room;
    if (fits) room -= document.size;
    files.push({
      title: document.types.map(typeWords).join(', '),
      filename: document.filename,
      contentType: document.content_type,
      bytes: fits ? await bytesOf(tenant, document) : null,
      fault: fits ? null : 'the packet would be too large',
    });
  }
  return files;
}

/**
 * What an accepted answer replaced, the documents of answers that were sent back, are not reviewed yet, or gave way to a
 * later one, and what the office answered.
 */
async function leftOutOf(
  ctx: OperatorContext,
  { organization_id: organizationId, mode }: Awaited<ReturnType<typeof tenantOfFiling>>,
  { filing: { cases }, submission, documents, history }: DeskFilingDetail,
): Promise<string[]> {
  const ofCases = mine(
    { organizationId, mode },
    documentLinks,
    inArray(
      documentLinks.parent_id,
      cases.map(({ id }) => id),
    ),
  );
  const answered = await acrossOrganizations(ctx, (tx) =>
    tx.select({ id: documentLinks.document_id }).from(documentLinks).where(ofCases),
  );
  const supporting = cases.filter(isAnswerAccepted).map(({ response }) => response?.documents);
  const accepted = acceptedAnswers(cases, submission.body);
  const going = JSON.stringify([submission.body, accepted, supporting]);
  const sentAt = history.find(({ action }) => action === 'filing.processing')?.at;
  const later = documents.filter(({ uploaded_at }) => sentAt !== undefined && uploaded_at > sentAt);
  const others = [...answered, ...later].map(({ id }) => id).filter((id) => !going.includes(id));
  return [...replacedBy(accepted, submission.body), ...others];
}

/** The documents in whose place an accepted answer gave others: the state has returned them. */
function replacedBy(accepted: Record<string, unknown>, submitted: Record<string, unknown>): string[] {
  return Object.keys(accepted).flatMap((field) => {
    const before = submitted[field];
    return typeof before === 'string' && before !== accepted[field] ? [before] : [];
  });
}

/** Null if the store does not have the document: a page says so, and the rest of the packet is complete. */
async function bytesOf(
  tenant: Parameters<typeof filesOf>[0],
  { id }: Pick<Document, 'id'>,
): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await buffer(await tenant.parts.documents.open(documentKey(tenant, id))));
  } catch (error) {
    tenant.parts.log.warn({ err: error, document: id }, 'a document of a packet could not be read');
    return null;
  }
}
