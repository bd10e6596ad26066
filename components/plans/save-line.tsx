import type { KeeperState } from '#components/plans/plan-keeper-ports.ts';
import { planWords } from '#components/plans/words.ts';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';

type SaveLineProps = Pick<KeeperState, 'status' | 'remote' | 'conflicts'> & {
  label: (path: string) => string;
  signInHref: string;
};

/** The one line that says whether the draft is safe, and who else is writing in it. */
export function SaveLine({ status, remote, conflicts, label, signInHref }: SaveLineProps) {
  const [conflict] = Object.values(conflicts);
  return (
    <p role="status" className="min-w-0 flex-1 basis-64 text-ink-2">
      {conflict ? (
        <span className="font-semibold text-you">
          {planWords.saving.changed(conflict.stamp.by, label(conflict.path))}{' '}
          <Time value={conflict.stamp.at} shape="time" />. {planWords.saving.choose}
        </span>
      ) : (
        <>
          <Words status={status} signInHref={signInHref} />
          {remote && !isVisit(remote.path) ? (
            <span className="block text-small">
              {planWords.saving.changed(remote.by, label(remote.path))}{' '}
              <Time value={remote.at} shape="time" />.
            </span>
          ) : null}
        </>
      )}
    </p>
  );
}

function isVisit(path: string): boolean {
  return path.includes('/looked_at_');
}

function Words({ status, signInHref }: Pick<SaveLineProps, 'status' | 'signInHref'>) {
  switch (status.kind) {
    case 'saved':
      return (
        <>
          {planWords.saving.saved} <Time value={status.at} shape="time" />
        </>
      );
    case 'saving':
      return planWords.saving.saving;
    case 'failed':
      return planWords.saving.failed;
    case 'signed-out':
      return (
        <>
          {planWords.saving.signedOut} <TextLink href={signInHref}>{planWords.saving.signIn}</TextLink>
        </>
      );
    case 'closed':
      return <span className="font-semibold text-stop">{planWords.saving.closed(status.detail)}</span>;
  }
}
