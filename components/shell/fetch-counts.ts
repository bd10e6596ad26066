import { organizationLeft, sessionEnd } from '#components/shell/session-end.ts';
import { paths } from '#lib/config/paths';
import { ofShown } from '#lib/config/shown';
import type { Mode } from '#lib/contract/scalars';

/** Asks for the numbers beside the navigation, which also says whether this page still has its session and organization. */
export async function fetchCounts(mode: Mode, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(`${paths.data(mode)}/console/navigation-counts`, {
    headers: ofShown(),
    ...(signal && { signal }),
  });
  sessionEnd.notice(answer.status);
  organizationLeft.set(answer.status === 409);
  return answer;
}
