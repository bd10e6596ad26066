'use client';

import { useState } from 'react';
import { checkAge, FILE_HINT, FILE_KINDS } from '#components/documents/check-file';
import { DOCUMENT_WORDS } from '#components/documents/document-words';
import { UploadStatus } from '#components/documents/upload-status';
import { useUpload } from '#components/documents/use-upload';
import { DateInput } from '#components/ui/date-input';
import { FileDrop } from '#components/ui/file-drop';
import { Select } from '#components/ui/select';
import { type Document, DocumentType } from '#lib/contract/document';
import type { Mode } from '#lib/contract/scalars';

type DocumentUploadProps = {
  name: string;
  label: string;
  mode: Mode;
  businessId: string;
  /** Accepted kinds; exactly one is not asked for, none means any. */
  types?: readonly DocumentType[];
  hint?: string;
  error?: string;
  optional?: boolean;
  /** Asks for the date of issue and checks it, against `today`, before anything is sent. */
  maxAgeDays?: number;
  /** Asks for the date of issue where no age is set; it may be left out. */
  asksIssueDate?: boolean;
  today?: string;
  onUploaded: (document: Document) => void;
};

const EVERY_TYPE = DocumentType.options;

export function DocumentUpload(props: DocumentUploadProps) {
  const { name, label, types = [], hint, error, optional, maxAgeDays, asksIssueDate, today } = props;
  const offered = types.length > 0 ? types : EVERY_TYPE;
  const [type, setType] = useState<DocumentType | ''>(offered.length === 1 ? (offered[0] ?? '') : '');
  const [issuedOn, setIssuedOn] = useState('');
  const [missing, setMissing] = useState<{ type?: string; issuedOn?: string }>({});
  const [waiting, setWaiting] = useState<File>();
  const { upload, send, stop } = useUpload(props.mode, props.businessId, props.onUploaded);
  const asksAge = maxAgeDays !== undefined;

  /** Sends the file once everything that is asked of it is known; until then it waits and is not chosen again. */
  function take(file: File | undefined, kind = type) {
    if (!file) return;
    const faults = {
      type: kind === '' ? `Choose what kind of paper ${file.name} is. It is uploaded then.` : undefined,
      issuedOn: asksAge ? faultOfDate(file, issuedOn, today, maxAgeDays) : undefined,
    };
    setMissing(faults);
    const isReady = kind !== '' && faults.issuedOn === undefined;
    setWaiting(isReady ? undefined : file);
    if (isReady) void send({ file, types: [kind], issuedOn: issuedOn || undefined });
  }

  return (
    <div className="space-y-3">
      {offered.length > 1 ? (
        <Select
          name={`${name}-type`}
          label="Kind of paper"
          emptyLabel="Choose a kind"
          width="medium"
          value={type}
          error={missing.type}
          options={offered.map((value) => ({ value, label: DOCUMENT_WORDS[value] }))}
          onChange={(event) => {
            const kind = DocumentType.safeParse(event.target.value).data ?? '';
            setType(kind);
            take(waiting, kind);
          }}
        />
      ) : null}
      {asksAge || asksIssueDate ? (
        <DateInput
          name={`${name}-issued-on`}
          label="Date of issue"
          optional={!asksAge}
          hint={asksAge ? `At most ${maxAgeDays} days ago.` : 'Where the paper shows one.'}
          error={missing.issuedOn}
          value={issuedOn}
          onChange={setIssuedOn}
          onBlur={() => take(waiting)}
        />
      ) : null}
      <FileDrop
        name={name}
        label={label}
        optional={optional}
        hint={hint ? `${hint} ${FILE_HINT}` : FILE_HINT}
        error={error}
        accept={FILE_KINDS}
        busy={upload.state === 'sending'}
        onFiles={([file]) => take(file)}
      />
      <UploadStatus upload={upload} onStop={stop} />
    </div>
  );
}

function faultOfDate(
  file: File,
  issuedOn: string,
  today: string | undefined,
  maxAgeDays: number,
): string | undefined {
  if (issuedOn === '') return `Enter the day on which ${file.name} was issued. It is uploaded then.`;
  return today ? checkAge(issuedOn, today, maxAgeDays) : undefined;
}
