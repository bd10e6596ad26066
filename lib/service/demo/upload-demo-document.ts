import type { Business } from '#lib/contract/business';
import type { DocumentType } from '#lib/contract/document';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { longDate } from '#lib/rules/calendar/short-date';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { demoDocument } from '#lib/service/demo/demo-document';
import { insertDocument, putDocumentBytes } from '#lib/service/document/store-document';
import { newId } from '#lib/service/ids';

const documents = {
  certificate_of_good_standing: {
    title: 'Certificate of Good Standing',
    office: 'Office of the Secretary of State',
  },
  certificate_of_formation: { title: 'Certificate of Formation', office: 'Office of the Secretary of State' },
  certificate_of_authority: { title: 'Certificate of Authority', office: 'Office of the Secretary of State' },
  operating_agreement: { title: 'Operating Agreement', office: 'The members' },
} as const;

export type DemoDocumentType = keyof typeof documents & DocumentType;

export function isDemoDocument(type: string | undefined): type is DemoDocumentType {
  return type !== undefined && Object.hasOwn(documents, type);
}

/** A document of the company, uploaded at the context's time and issued some days earlier. */
export async function uploadDemoDocument(
  ctx: Context,
  business: Business,
  type: DemoDocumentType,
  issuedDaysBefore: number,
): Promise<DocumentOnFile> {
  const { title, office } = documents[type];
  const issuedOn =
    type === 'certificate_of_good_standing' || type === 'certificate_of_authority'
      ? addDays(civilDateOf(ctx.now), -issuedDaysBefore)
      : (business.formation_date ?? civilDateOf(ctx.now));
  const of =
    type === 'certificate_of_authority'
      ? business.registration_jurisdiction
      : business.formation_jurisdiction;
  const state = ctx.parts.jurisdictions.get(of)?.name ?? '';
  const bytes = await demoDocument({
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
