import type { Document } from '#lib/contract/document';
import type { RequirementField } from '#lib/contract/requirement';
import type { Session } from '#lib/session/session';

type Field = Pick<RequirementField, 'name' | 'type'>;

/** The documents that answers name, whichever business they are kept with. One that cannot be had is left out. */
export async function documentsNamed(
  { client }: Session,
  fields: readonly Field[],
  ...answers: readonly Record<string, unknown>[]
): Promise<Document[]> {
  const asked = fields.filter(({ type }) => type === 'document');
  const given = asked.flatMap(({ name }) => answers.map((each) => each[name]));
  const ids = new Set(given.filter((id) => typeof id === 'string' && id !== '') as string[]);
  const found = await Promise.all([...ids].map((id) => client.documents.get(id).catch(() => null)));
  return found.filter((document) => document !== null);
}
