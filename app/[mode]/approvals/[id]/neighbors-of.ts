import { everyItem } from '#lib/client/every-item';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';

/** The approvals that wait for this person before and after this one, oldest first. */
export async function neighborsOf({ mode, consoleClient }: Session, id: string) {
  const waiting = await Array.fromAsync(everyItem(consoleClient.approvals.list)({ status: 'waiting' })).catch(
    () => [],
  );
  const ids = waiting
    .filter(({ decision, approval }) => decision === 'open' || approval.id === id)
    .map(({ approval }) => approval.id)
    .toReversed();
  const at = ids.indexOf(id);
  const href = (other: string | undefined) => (other ? paths.approval(mode, other) : undefined);
  return at < 0
    ? { previousHref: undefined, nextHref: href(ids[0]) }
    : { previousHref: href(ids[at - 1]), nextHref: href(ids[at + 1]) };
}
