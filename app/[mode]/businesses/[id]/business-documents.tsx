import type { Session } from '#lib/session/session';
import { nowInMode } from '../../now-in-mode.ts';
import { DocumentsOnFile } from './documents-on-file.tsx';

export async function BusinessDocuments({ session, businessId }: { session: Session; businessId: string }) {
  const [documents, now] = await Promise.all([
    Array.fromAsync(session.client.documents.all(businessId)),
    nowInMode(session),
  ]);
  return (
    <DocumentsOnFile
      documents={documents}
      mode={session.mode}
      businessId={businessId}
      today={now.slice(0, 10)}
      canAct={session.may('prepare')}
    />
  );
}
