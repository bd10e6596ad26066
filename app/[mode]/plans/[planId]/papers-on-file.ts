import type { PaperKeeper } from '#components/forms/form-setting';
import type { Document } from '#lib/contract/document';
import type { Session } from '#lib/session/session';

const MOST_BUSINESSES = 25;

/**
 * The newest businesses and their papers: a company that is being formed has no record yet to which a paper could
 * belong, so one that its formation needs is kept with another.
 */
export async function papersOnFile({
  client,
}: Session): Promise<{ documents: Document[]; keepers: PaperKeeper[] }> {
  const { data } = await client.businesses.list({ limit: MOST_BUSINESSES });
  const papers = await Promise.all(data.map(({ id }) => client.documents.list(id, { limit: 100 })));
  return {
    documents: papers.flatMap((page) => page.data),
    keepers: data.map(({ id, legal_name }) => ({ id, name: legal_name })),
  };
}
