import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { casePageWords } from '../words.ts';

/** The cases that need an answer before and after this one, by due date. */
export async function neighborsOf({ mode, consoleClient }: Session, id: string) {
  const { data, total } = await consoleClient.cases
    .list({ status: 'needs_response', limit: 100 })
    .catch(() => ({ data: [], total: 0 }));
  const ids = data.map((row) => row.case.id);
  const at = ids.indexOf(id);
  const href = (other: string | undefined) => (other ? paths.case(mode, other) : undefined);
  if (at < 0) return { previousHref: undefined, nextHref: href(ids[0]), place: undefined };
  return {
    previousHref: href(ids[at - 1]),
    nextHref: href(ids[at + 1]),
    place: total > 1 ? casePageWords.place(at + 1, total) : undefined,
  };
}
