import { everyItem } from '#lib/client/every-item';
import { paths } from '#lib/config/paths';
import type { Case } from '#lib/contract/case';
import type { Session } from '#lib/session/session';
import { casePageWords } from '../words.ts';

/** The cases that need an answer before and after this one, by due date. */
export async function neighborsOf({ mode, consoleClient }: Session, { id, status }: Case) {
  const ids: string[] = [];
  let total = 0;
  const page: typeof consoleClient.cases.list = async (query, signal) => {
    const list = await consoleClient.cases.list(query, signal);
    total = list.total;
    return list;
  };
  try {
    for await (const row of everyItem(page)({ status: 'needs_response' })) {
      ids.push(row.case.id);
      // After an answered or closed case comes the first open one.
      if (ids.at(-2) === id || status !== 'needs_response') break;
    }
  } catch {
    // The page of the case does without them.
    return { previousHref: undefined, nextHref: undefined, place: undefined };
  }
  const at = ids.indexOf(id);
  const href = (other: string | undefined) => (other ? paths.case(mode, other) : undefined);
  if (at < 0) return { previousHref: undefined, nextHref: href(ids[0]), place: undefined };
  return {
    previousHref: href(ids[at - 1]),
    nextHref: href(ids[at + 1]),
    place: total > 1 ? casePageWords.place(at + 1, total) : undefined,
  };
}
