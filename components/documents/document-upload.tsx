'use client';

import { useEffect, useRef, useState } from 'react';
import { checkAge, checkFile, FILE_HINT } from '#components/documents/check-file.ts';
import type { FileToSend } from '#components/documents/send-file.ts';
import { UploadStatus } from '#components/documents/upload-status';
import { useUpload } from '#components/documents/use-upload.ts';
import { documentsWords } from '#components/documents/words.ts';
import { DateInput } from '#components/ui/date-input';
import { FileDrop } from '#components/ui/file-drop';
import { onDemand } from '#components/ui/on-demand';
import { readDate } from '#components/ui/read-date.ts';
import { Select } from '#components/ui/select';
import type { Document, DocumentType } from '#lib/contract/document';
import type { DocumentRowShown } from '#lib/contract/document-rows';
import { contentTypes, documentTypes } from '#lib/contract/document-types';
import type { Mode } from '#lib/contract/scalars';
import { documentTypeWords } from '#lib/rules/document/document-words';

type DocumentUploadProps = {
  name: string;
  label: string;
  /** The address for the upload, from `paths`. */
  to: string;
  /** Accepted types; a single type is not asked for, an empty list means any. */
  types?: readonly DocumentType[];
  hint?: string;
  error?: string;
  optional?: boolean;
  /** The business whose documents are searched for the same file; the desk files for others and names none. */
  of?: { mode: Mode; businessId: string };
  /** Asks for the issue date and checks it, against `today`, before anything is sent. */
  maxAgeDays?: number;
  /** Asks for the issue date if there is no age limit; it is optional. */
  asksIssueDate?: boolean;
  today?: string;
  /** Called when an upload starts, and when it has finished, failed or been canceled. */
  onSending?: (isSending: boolean) => void;
  /** Called when a chosen file waits for an answer, and when it no longer does. */
  onWaiting?: (isWaiting: boolean) => void;
  onUploaded: (document: Document) => void;
};

// The desk names no business: the search for the same file is loaded only where it is used.
const SameFile = onDemand(async () => (await import('#components/documents/same-file')).SameFile);

type KnownFile = { given: FileToSend; document: Document };

export function DocumentUpload(props: DocumentUploadProps) {
  const { name, label, types = [], hint, error, optional, maxAgeDays, asksIssueDate, today } = props;
  const offered = types.length > 0 ? types : documentTypes;
  const [type, setType] = useState<DocumentType | ''>(offered.length === 1 ? (offered[0] ?? '') : '');
  const [issuedOn, setIssuedOn] = useState('');
  const [missing, setMissing] = useState<{ type?: string; issuedOn?: string }>({});
  const [waiting, setWaiting] = useState<File>();
  const { upload, send, stop, forget } = useUpload(props.to, props.onUploaded);
  const [finding, setFinding] = useState(false);
  const [same, setSame] = useState<readonly DocumentRowShown[]>([]);
  const [known, setKnown] = useState<KnownFile>();
  const isSending = upload.state === 'sending' || finding;
  useReported(isSending, props.onSending);
  useReported(waiting !== undefined || known !== undefined, props.onWaiting);
  const asksAge = maxAgeDays !== undefined;

  function faultOfDay(): string | undefined {
    if (issuedOn === '') return undefined;
    const { date, fault } = readDate(issuedOn);
    if (date === undefined) return fault;
    return today ? checkAge(date, today, maxAgeDays) : undefined;
  }

  /** Uploads the file once all required facts are known; until then it waits and need not be chosen again. */
  function take(file: File | undefined, kind = type) {
    if (!file) return;
    const faults = {
      type: kind === '' ? documentsWords.upload.chooseKindOf(file.name) : undefined,
      issuedOn: asksAge && issuedOn === '' ? documentsWords.upload.enterIssueDateOf(file.name) : faultOfDay(),
    };
    setMissing(faults);
    const isReady = kind !== '' && faults.issuedOn === undefined;
    setWaiting(isReady ? undefined : file);
    const key = crypto.randomUUID();
    if (isReady) void sendUnlessKnown({ file, types: [kind], issuedOn: issuedOn || undefined, key });
  }

  /** A file that this business already has is not sent again without asking: it may be there though no answer came. */
  async function sendUnlessKnown(given: FileToSend): Promise<void> {
    forget();
    setKnown(undefined);
    setSame([]);
    if (props.of && !checkFile(given.file)) {
      const { mode, businessId } = props.of;
      setFinding(true);
      const found = await import('#components/documents/find-same.ts').then(
        ({ findSame }) => findSame(mode, given.file),
        // If it cannot connect, the upload itself reports the problem.
        () => [],
      );
      setFinding(false);
      setSame(found);
      const own = found.find(
        ({ document }) =>
          document.business_id === businessId && given.types.some((one) => document.types.includes(one)),
      );
      if (own) return setKnown({ given, document: own.document });
    }
    await send(given);
  }

  function choose(act: (known: KnownFile) => void) {
    if (!known) return;
    setKnown(undefined);
    setSame([]);
    act(known);
  }

  // The status is announced from a paragraph that is empty before, and then takes no room.
  const isQuiet = upload.state === 'idle' && same.length === 0;
  return (
    <div className="@container">
      <div className="grid gap-3 @min-[44rem]:grid-cols-[16rem_minmax(0,1fr)]">
        {offered.length > 1 ? (
          <Select
            name={`${name}-type`}
            label={documentsWords.upload.kind}
            emptyLabel={documentsWords.upload.chooseKind}
            width="medium"
            value={type}
            error={missing.type}
            options={offered.map((value) => ({ value, label: documentTypeWords[value] }))}
            onChange={(event) => {
              const kind = offered.find((value) => value === event.target.value) ?? '';
              setType(kind);
              take(waiting, kind);
            }}
          />
        ) : null}
        {asksAge || asksIssueDate ? (
          <DateInput
            name={`${name}-issued-on`}
            label={documentsWords.upload.issuedOn}
            optional={!asksAge}
            hint={
              asksAge ? documentsWords.upload.atMostDaysAgo(maxAgeDays) : documentsWords.upload.issuedOnHint
            }
            error={missing.issuedOn}
            example={today}
            value={issuedOn}
            onChange={setIssuedOn}
            onBlur={() => (waiting ? take(waiting) : setMissing({ ...missing, issuedOn: faultOfDay() }))}
          />
        ) : null}
        <FileDrop
          name={name}
          label={label}
          optional={optional}
          hint={hint ? `${hint} ${FILE_HINT}` : FILE_HINT}
          error={error}
          accept={contentTypes}
          busy={isSending}
          onFiles={([file]) => take(file)}
        />
      </div>
      <div className={isQuiet ? undefined : 'mt-3'}>
        {props.of && same.length > 0 ? (
          <SameFile
            mode={props.of.mode}
            same={same}
            choice={
              known
                ? {
                    onUse: () => choose(({ document }) => props.onUploaded(document)),
                    onUpload: () => choose(({ given }) => void send(given)),
                  }
                : null
            }
          />
        ) : null}
        <UploadStatus upload={upload} onStop={stop} onAgain={(given) => void sendUnlessKnown(given)} />
      </div>
    </div>
  );
}

/** Calls `report` when the state begins, and when it ends or the component leaves. */
function useReported(is: boolean, report: ((is: boolean) => void) | undefined): void {
  const current = useRef(report);
  useEffect(() => {
    current.current = report;
  });
  useEffect(() => {
    if (!is) return;
    current.current?.(true);
    return () => current.current?.(false);
  }, [is]);
}
