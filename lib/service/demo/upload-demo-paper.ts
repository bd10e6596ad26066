import type { Business } from '#lib/contract/business';
import type { DocumentType } from '#lib/contract/document';
import { addDays, civilDateOf } from '#lib/domain/civil-date';
import type { DocumentOnFile } from '#lib/domain/requirement/document-on-file';
import { longDate } from '#lib/domain/short-date';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { demoPaper } from '#lib/service/demo/demo-paper';
import { newId } from '#lib/service/ids';
import { insertDocument, putDocumentBytes } from '#lib/service/verbs/document/store-document';

const papers = {
  certificate_of_good_standing: {
    title: 'Certificate of Good Standing',
    office: 'Office of the Secretary of State',
  },
  certificate_of_formation: { title: 'Certificate of Formation', office: 'Office of the Secretary of State' },
  operating_agreement: { title: 'Operating Agreement', office: 'The members' },
} as const;

export type DemoPaperType = keyof typeof papers & DocumentType;

export function isDemoPaper(type: string | undefined): type is DemoPaperType {
  return type !== undefined && Object.hasOwn(papers, type);
}

/** A paper of the company, uploaded at the context's time and issued some days before. */
export async function uploadDemoPaper(
  ctx: Context,
  business: Business,
  type: DemoPaperType,
  issuedDaysBefore: number,
): Promise<DocumentOnFile> {
  const { title, office } = papers[type];
  const issuedOn =
    type === 'certificate_of_good_standing'
      ? addDays(civilDateOf(ctx.now), -issuedDaysBefore)
      : (business.formation_date ?? civilDateOf(ctx.now));
  const state = ctx.parts.jurisdictions.get(business.formation_jurisdiction)?.name ?? '';
  const bytes = await demoPaper({
    title,
    office: type === 'operating_agreement' ? office : `${state}, ${office}`,
    company: business.legal_name,
    facts: [
      ['Registration number', business.registration_number ?? ''],
      ['Formed', business.formation_date ? longDate(business.formation_date) : ''],
      ['Dated', longDate(issuedOn)],
    ],
  });
  const id = newId(ctx.now);
  const filename = `${type.replaceAll('_', '-')}.pdf`;
  await putDocumentBytes(ctx, id, bytes, 'application/pdf');
  const document = await withTenant(ctx, (tx) =>
    insertDocument(ctx, tx, {
      id,
      businessId: business.id,
      types: [type],
      filename,
      bytes,
      contentType: 'application/pdf',
      issuedOn,
    }),
  );
  return { id, types: document.types, issued_on: issuedOn, uploaded_at: document.uploaded_at, filename };
}
