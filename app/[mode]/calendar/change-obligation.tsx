'use client';

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

/** The actions for one line of the calendar; each can be undone. */
export function ChangeObligation({ row, mode }: { row: ObligationRowShown; mode: Mode }) {
  const { opened, open, close } = useOpened<{ form: 'done' | 'change' }>();
  const { obligation, version } = row;
  const { id, title, jurisdiction, status, note, document_id, due_on } = obligation;
  const what = headingOf(title);
  const state = stateName(jurisdiction);
  const isClosed = status === 'done' || status === 'not_applicable';
  const countAgain = useCountAgain(mode);

  async function send(...asked: Parameters<typeof updateObligation>) {
    const outcome = await retryAction(updateObligation)(...asked);
    if (outcome.ok) countAgain();
    return outcome;
  }

  async function reopen() {
    const back = { note, document_id, status: 'upcoming' } as const;
    const outcome = await send(mode, { id, version: isClosed ? version : null, ...back });
    if (outcome.ok) showToast(changeWords.wasReopened(what));
    else showRefusal(outcome.problem);
  }

  async function takeBack() {
    const outcome = await send(mode, { id, version: null, due_on });
    if (!outcome.ok) showRefusal(outcome.problem);
  }

  const change = (body: UpdateObligationRequest) => send(mode, { id, version, ...body });

  function showSaved(saved: Obligation) {
    close();
    if (saved.status === 'done') showToast(changeWords.wasDone(what), () => void reopen());
    else if (saved.status === 'not_applicable') showToast(changeWords.wasSaved(what), () => void reopen());
    else showToast(changeWords.wasSaved(what), () => void takeBack());
  }

  const dialog = { row, change, onDone: showSaved, onClose: close };
  const about = <span className="sr-only">: {`${what}, ${state}`}</span>;
  return (
    <div
      data-no-print=""
      className="flex justify-end gap-1 whitespace-nowrap max-sm:justify-start sm:max-wide:flex-col sm:max-wide:items-end"
    >
      {isClosed ? (
        <Button size="small" variant="quiet" onClick={reopen}>
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
