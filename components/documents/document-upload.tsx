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
  const { upload, send, stop } = useUpload(props.mode, props.businessId, props.onUploaded);
  const asksAge = maxAgeDays !== undefined;

  function take([file]: File[]) {
    const faults = {
      type: type === '' ? 'Choose what kind of paper it is, then choose the file again.' : undefined,
      issuedOn: asksAge ? faultOfDate(issuedOn, today, maxAgeDays) : undefined,
    };
    setMissing(faults);
    if (!file || type === '' || faults.issuedOn) return;
    void send({ file, types: [type], issuedOn: issuedOn || undefined });
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
          onChange={(event) => setType(DocumentType.safeParse(event.target.value).data ?? '')}
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
        onFiles={take}
      />
      <UploadStatus upload={upload} onStop={stop} />
    </div>
  );
}

function faultOfDate(issuedOn: string, today: string | undefined, maxAgeDays: number): string | undefined {
  if (issuedOn === '') return 'Enter the date of issue, then choose the file again.';
  return today ? checkAge(issuedOn, today, maxAgeDays) : undefined;
}
