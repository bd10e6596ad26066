import type { Document } from '#lib/contract/document';
import type { Session } from '#lib/session/session';

const MOST_BUSINESSES = 25;

/** Papers of the newest businesses: a company that is being formed has no record yet to which one could belong. */
export async function papersOnFile({ client }: Session): Promise<Document[]> {
  const { data } = await client.businesses.list({ limit: MOST_BUSINESSES });
  const papers = await Promise.all(data.map(({ id }) => client.documents.list(id, { limit: 100 })));
  return papers.flatMap((page) => page.data);
}
