import type { Business } from '#lib/contract/business';
import type { Document } from '#lib/contract/document';
import type { Session } from '#lib/session/session';

/** The documents of a registration and of the business that it registers: what a filing and its answers may name. */
export async function documentsOf({ client }: Session, business: Business): Promise<Document[]> {
  const owners = [business.id, business.formation_business_id].filter(
    (id) => id !== null && id !== undefined,
  );
  const lists = await Promise.all(owners.map((id) => Array.fromAsync(client.documents.all(id))));
  return lists.flat();
}
