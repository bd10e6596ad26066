import { paths } from '#lib/config/paths';
import type { Case } from '#lib/contract/case';
import type { Session } from '#lib/session/session';
import { casePageWords } from '../words.ts';

/** The cases that need an answer before and after this one, by due date. The page does without them if it must. */
export async function neighborsOf({ mode, consoleClient }: Session, { id }: Case) {
  const found = await consoleClient.cases.neighbors(id).catch(() => null);
  const href = (other: string | null | undefined) => (other ? paths.case(mode, other) : undefined);
  const { place = null, total = 0 } = found ?? {};
  return {
    previousHref: href(found?.previous_id),
    nextHref: href(found?.next_id),
    place: place !== null && total > 1 ? casePageWords.place(place, total) : undefined,
  };
}
