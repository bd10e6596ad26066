import Papa from 'papaparse';
import type { Harness } from '#lib/testing/harness';
import type { Person } from '#lib/testing/person';

/** The rows of a CSV download, by the names of its columns. */
export async function csvRows(
  service: Harness,
  person: Person,
  path: string,
): Promise<Record<string, string>[]> {
  const answer = await service.app.request(path, {
    headers: { Authorization: `Bearer ${await person.token()}` },
  });
  const text = (await answer.text()).replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  if (answer.status !== 200 || errors.length > 0) throw new Error(`${path} is no CSV: ${text}`);
  return data;
}
