import type { Document } from '#lib/contract/document';
import type { Session } from '#lib/session/session';
import { nowInMode } from '../../now-in-mode.ts';
import { DocumentsOnFile } from './documents-on-file.tsx';

export async function BusinessDocuments({ session, businessId }: { session: Session; businessId: string }) {
  const [documents, now] = await Promise.all([everyDocument(session, businessId), nowInMode(session)]);
  return (
    <DocumentsOnFile
      documents={documents}
      mode={session.mode}
      businessId={businessId}
      today={now.slice(0, 10)}
      canAct={session.role !== 'viewer'}
    />
  );
}

async function everyDocument({ client }: Session, businessId: string): Promise<Document[]> {
  const found: Document[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.documents.list(businessId, { limit: 100, ...(cursor && { cursor }) });
    found.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return found;
}
