import type { KeeperState } from '#components/plans/plan-keeper-ports';
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
          {conflict.stamp.by} changed {label(conflict.path)} at{' '}
          <Time value={conflict.stamp.at} shape="time" /> UTC; choose there.
        </span>
      ) : (
        <>
          <Words status={status} signInHref={signInHref} />
          {remote && !isVisit(remote.path) ? (
            <span className="block text-small">
              {remote.by} changed {label(remote.path)} at <Time value={remote.at} shape="time" /> UTC.
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
          Saved <Time value={status.at} shape="time" /> UTC
        </>
      );
    case 'saving':
      return 'Saving';
    case 'failed':
      return 'Not saved, trying again. What you typed is kept in this browser.';
    case 'signed-out':
      return (
        <>
          You were signed out. What you typed is kept in this browser.{' '}
          <TextLink href={signInHref}>Sign in again</TextLink>
        </>
      );
    case 'closed':
      return <span className="font-semibold text-stop">Not saved. {status.detail}</span>;
  }
}
