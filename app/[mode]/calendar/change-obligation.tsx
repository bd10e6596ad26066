'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { useCountAgain } from '#components/shell/use-count-again.ts';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { useOpened } from '#components/ui/use-opened.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Obligation, UpdateObligationRequest } from '#lib/contract/obligation';
import type { ObligationRowShown } from '#lib/contract/obligation-rows';
import type { Mode } from '#lib/contract/scalars';
import { headingOf } from '#lib/rules/obligation/heading';
import { updateObligation } from './actions.ts';
import { changeWords } from './words.ts';

// The calendar is read far more often than it is changed, so the dialogs load when a change begins.
const DoneDialog = onDemand(async () => (await import('./done-dialog.tsx')).DoneDialog);
const ChangeDialog = onDemand(async () => (await import('./change-dialog.tsx')).ChangeDialog);

type ChangeObligationProps = { row: ObligationRowShown; mode: Mode; today: string };

/** The actions for one line of the calendar; each can be undone. */
export function ChangeObligation({ row, mode, today }: ChangeObligationProps) {
  const { opened, open, close } = useOpened<{ form: 'done' | 'change' }>();
  const { obligation, version } = row;
  const { id, title, jurisdiction, status, note, document_id, due_on } = obligation;
  const what = headingOf(title);
  const state = stateName(jurisdiction);
  const isClosed = status === 'done' || status === 'not_applicable';
  const countAgain = useCountAgain(mode);
  const router = useRouter();
  const isOld = useRef(false);
  const back = useRef<UpdateObligationRequest>({});
  const seen = { status: isClosed ? status : 'upcoming', note, document_id, due_on } as const;

  async function send(body: UpdateObligationRequest, ofVersion: string | null) {
    const outcome = await retryAction(updateObligation)(mode, { id, version: ofVersion, seen, ...body });
    if (outcome.ok) countAgain();
    else isOld.current = outcome.problem.code === 'precondition_failed';
    return outcome;
  }

  // Not while the dialog is open: a line that leaves the list would take along what was typed.
  function showOthers() {
    if (isOld.current) router.refresh();
    isOld.current = false;
  }

  async function takeBack(before: UpdateObligationRequest, ofVersion: string | null = null) {
    const outcome = await send(before, ofVersion);
    if (!outcome.ok) showRefusal(outcome.problem);
    else if (before.status) showToast(changeWords.wasReopened(what));
    showOthers();
  }

  function leave() {
    close();
    showOthers();
  }

  function change(asked: UpdateObligationRequest) {
    // What is only as it was is not this person's change, and not theirs to take back.
    const names = (Object.keys(asked) as (keyof typeof seen)[]).filter((name) => asked[name] !== seen[name]);
    const part = (values: UpdateObligationRequest): UpdateObligationRequest =>
      Object.fromEntries(names.map((name) => [name, values[name]]));
    back.current = part(seen);
    return send(part(asked), version);
  }

  function showSaved(saved: Obligation) {
    close();
    const said = saved.status === 'done' ? changeWords.wasDone(what) : changeWords.wasSaved(what);
    const before = back.current;
    showToast(said, () => void takeBack(before));
  }

  const dialog = { row, today, change, onDone: showSaved, onClose: leave };
  const about = <span className="sr-only">: {`${what}, ${state}`}</span>;
  return (
    <div
      data-no-print=""
      className="flex justify-end gap-1 whitespace-nowrap max-sm:justify-start sm:max-wide:flex-col sm:max-wide:items-end"
    >
      {isClosed ? (
        <Button size="small" variant="quiet" onClick={() => takeBack({ status: 'upcoming' }, version)}>
          {changeWords.reopen}
          {about}
        </Button>
      ) : (
        <>
          <Button size="small" aria-haspopup="dialog" onClick={() => open({ form: 'done' })}>
            {changeWords.done}
            {about}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => open({ form: 'change' })}
          >
            {changeWords.update}
            {about}
          </Button>
        </>
      )}
      {opened?.form === 'done' ? (
        <DoneDialog {...dialog} title={changeWords.doneTitle(what, state)} mode={mode} />
      ) : null}
      {opened?.form === 'change' ? (
        <ChangeDialog {...dialog} title={changeWords.changeTitle(what, state)} />
      ) : null}
    </div>
  );
}
