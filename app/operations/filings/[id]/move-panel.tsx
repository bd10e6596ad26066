'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { faultsOf, outcomeOf } from '#components/desk/typed-outcome.ts';
import { documentsWords } from '#components/documents/words.ts';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import { isSendKey } from '#components/forms/send-by-key.ts';
import type { SummaryError } from '#components/ui/error-summary';
import { Kbd } from '#components/ui/kbd';
import { onDemand } from '#components/ui/on-demand';
import { showToast } from '#components/ui/show-toast.ts';
import { Skeleton } from '#components/ui/skeleton';
import { TextArea } from '#components/ui/text-area';
import { Time } from '#components/ui/time';
import { useTimeZone } from '#components/ui/time-zone';
import type { DeskNote, MoveFilingRequest } from '#lib/contract/desk-move';
import type { Document } from '#lib/contract/document';
import type { FeeBreakdown } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import { longestTexts } from '#lib/contract/longest-texts';
import { isOpenCase } from '#lib/rules/case/case-state';
import { advanceFiling } from '#lib/rules/filing/filing-state';
import { DeskForm } from '../../desk-form.tsx';
import { DeskRefusal } from '../../desk-refusal.tsx';
import { useDeskForm } from '../../use-desk-form.ts';
import { moveFiling } from './actions.ts';
import { isAdded } from './is-added.ts';
import type { UploadState } from './office-documents.tsx';
import { UnsentCase } from './unsent-case.tsx';
import { useTypedMove } from './use-typed-move.ts';
import { moveWords } from './words.ts';

// Loaded on demand, because only the last step asks for a result.
const CompletionFields = onDemand(
  async () => (await import('./completion-fields.tsx')).CompletionFields,
  <Skeleton label={moveWords.title} lines={8} size="row" />,
);

type MovePanelProps = {
  filing: Filing;
  /** An answer about the registered agent is to be reviewed. */
  agentAnswered: boolean;
  waitsForFormation: boolean;
  fee: FeeBreakdown | null;
  documents: readonly Document[];
  notes: readonly DeskNote[];
  lastMove: { by: string; at: string } | null;
  /** The idempotency key of this screen, so that a repeated submit is done once. */
  onceKey: string;
};

/**
 * Moves the filing one step, with the data that the step needs. The typed data is kept here for all steps, so that it
 * survives a refusal, and a refresh or a reload of the page.
 */
export function MovePanel(props: MovePanelProps) {
  const { filing, agentAnswered, waitsForFormation, fee, documents, notes, lastMove, onceKey } = props;
  const { note, outcome, setNote, setOutcome, forget } = useTypedMove(filing, fee, notes);
  const [upload, setUpload] = useState<UploadState>(null);
  const timeZone = useTimeZone();
  const openCases = filing.cases.filter(isOpenCase).length;
  const move = advanceFiling(filing.status, { openCases });
  const to = move.ok ? move.next : filing.status;
  const form = useDeskForm(
    moveFiling,
    () => {
      const faults: SummaryError[] = to === 'completed' ? faultsOf(outcome, filing, timeZone) : [];
      // The filing would be completed without it.
      if (upload) faults.push({ name: 'desk-document', message: documentsWords.upload[upload] });
      if (faults.length > 0) return faults;
      const carried: Partial<MoveFilingRequest> = to === 'completed' ? outcomeOf(outcome, filing.type) : {};
      return {
        id: filing.id,
        key: onceKey,
        from: filing.status,
        to,
        ...carried,
        note: note.trim() || null,
      };
    },
    (moved) => {
      forget(moved);
      showToast(moveWords.moved(FILING_MARKS[moved.status].word.toLowerCase()));
    },
  );
  const place = usePrimaryKey();

  if (move.ok && waitsForFormation) return <p>{moveWords.formation}</p>;
  if (!move.ok) {
    const over = agentAnswered ? moveWords.agentAnswered : moveWords.over;
    const isLate = form.problem?.code === 'stale_filing';
    const hasEnded = move.reason === 'terminal';
    return (
      <div className="space-y-4">
        {isLate ? <DeskRefusal problem={form.problem} /> : null}
        {hasEnded && note.trim() && !isAdded(notes, note) ? (
          <div>
            <h3 className="font-semibold text-small">{moveWords.lostNote}</h3>
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          </div>
        ) : null}
        {hasEnded ? <UnsentCase filing={filing} /> : null}
        <p>{move.reason === 'open_case' ? moveWords.openCase : over}</p>
      </div>
    );
  }
  return (
    <DeskForm
      ref={place}
      form={form}
      submit={
        <>
          {moveWords.step[to]}
          <span aria-hidden="true" className="max-sm:hidden">
            <Kbd>{moveWords.keys}</Kbd>
          </span>
        </>
      }
    >
      {lastMove ? (
        <p className="text-ink-2 text-small">
          {moveWords.movedBy(lastMove.by)} <Time value={lastMove.at} />.
        </p>
      ) : null}
      {to === 'completed' ? (
        <CompletionFields
          filing={filing}
          documents={documents}
          outcome={outcome}
          onChange={setOutcome}
          onUpload={setUpload}
          errorOf={form.errorOf}
        />
      ) : null}
      <TextArea
        name="note"
        label={moveWords.note}
        hint={moveWords.noteHint}
        optional
        rows={2}
        maxLength={longestTexts.deskNote}
        width="full"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={form.errorOf('note')}
      />
    </DeskForm>
  );
}

/** Submits this form on Ctrl or Cmd with Enter, from anywhere on the page except another form or an open dialog. */
function usePrimaryKey(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      if (!isSendKey(event) || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('form, [role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      place.current?.querySelector('form')?.requestSubmit();
    };
    document.addEventListener('keydown', send);
    return () => document.removeEventListener('keydown', send);
  }, []);
  return place;
}
