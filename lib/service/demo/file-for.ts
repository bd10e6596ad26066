import { randomUUID } from 'node:crypto';
import type { Business } from '#lib/contract/business';
import type { Filing } from '#lib/contract/filing';
import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import { demoApplication } from '#lib/service/demo/demo-application';
import type { DemoPerson } from '#lib/service/demo/demo-people';
import { filed } from '#lib/service/demo/filed';
import {
  type DemoDocumentType,
  isDemoDocument,
  uploadDemoDocument,
} from '#lib/service/demo/upload-demo-document';
import { createForeignQualification } from '#lib/service/foreign-qualification/create-foreign-qualification';
import { sentBody } from '#lib/service/submission/sent-body';

type Asked = { business: Business; state: string; by: DemoPerson; tier?: string | undefined };

/** Submits a registration of a demo company in a state, with the documents that the state asks for. */
export async function fileFor(ctx: Context, { business, state, by, tier }: Asked): Promise<Filing> {
  const rules = ctx.parts.jurisdictions.get(state);
  if (!rules) throw new Error(`The demo files in ${state}, which is not known here.`);
  const documents: DocumentOnFile[] = [];
  for (const type of documentsAskedBy(rules))
    documents.push(await uploadDemoDocument(ctx, business, type, 4));
  const body = {
    ...demoApplication({ rules, business, documents, today: civilDateOf(ctx.now), by }),
    ...(tier ? { expedited_tier: tier } : {}),
    metadata: { ...business.metadata },
  };
  const request = ForeignQualificationRequest.parse(body);
  return filed(await createForeignQualification(ctx, request, sentBody(body), randomUUID()));
}

function documentsAskedBy(rules: JurisdictionRules): DemoDocumentType[] {
  return describeFields(rules, 'foreign_qualification').flatMap(
    ({ type, required, when, document_types }) => {
      const [document] = document_types ?? [];
      return type === 'document' && required && !when && isDemoDocument(document) ? [document] : [];
    },
  );
}
