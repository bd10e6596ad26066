'use client';

import type { DraftState, SaveStatus } from '#components/drafts/draft-store.ts';
import { draftWords } from '#components/drafts/words.ts';
import { useChanger } from '#components/people/reader';
import { useHere } from '#components/shell/use-here.ts';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';

type SaveLineProps = Omit<DraftState<unknown>, 'draft'> & {
  label: (path: string) => string;
};

/** The line that says whether the draft is saved, and who else is editing it. */
export function SaveLine({ status, remote, conflicts, lost, label }: SaveLineProps) {
  const [conflict] = Object.values(conflicts);
  const changer = useChanger();
  return (
    <p role="status" className="min-w-0 flex-1 basis-64 text-ink-2">
      {conflict ? (
        <span className="font-semibold text-you">
          {draftWords.changed(changer(conflict.stamp.by), label(conflict.path))}{' '}
          <Time value={conflict.stamp.at} shape="time" />. {draftWords.choose}
        </span>
      ) : (
        <>
          <Words status={status} />
          {lost ? <span className="block font-semibold text-stop">{draftWords.refused(lost)}</span> : null}
          {remote ? (
            <span className="block text-small">
              {draftWords.changed(changer(remote.by), label(remote.path))}{' '}
              <Time value={remote.at} shape="time" />.
            </span>
          ) : null}
        </>
      )}
    </p>
  );
}

function Words({ status }: { status: SaveStatus }) {
  const here = useHere();
  switch (status.kind) {
    case 'saved':
      if (status.at === null) return draftWords.unsaved;
      return (
        <>
          {draftWords.saved} <Time value={status.at} shape="time" />
        </>
      );
    case 'saving':
      return draftWords.saving;
    case 'unanswered':
      return draftWords.unanswered;
    case 'failed':
      return draftWords.failed;
    case 'signed-out':
      return (
        <>
          {draftWords.signedOut} <TextLink href={paths.signIn(here)}>{draftWords.signIn}</TextLink>
        </>
      );
    case 'refused':
      return <span className="font-semibold text-stop">{draftWords.refused(status.detail)}</span>;
  }
}
