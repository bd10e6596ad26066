'use client';

import { useState } from 'react';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { documentFault, documentsFor } from '#components/forms/check-document.ts';
import { refusedFault } from '#components/forms/check-refused.ts';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { FieldFrame } from '#components/ui/field-frame';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { onDemand } from '#components/ui/on-demand';
import { RadioGroup, type RadioOption } from '#components/ui/radio-group';
import { Select } from '#components/ui/select';
import { Skeleton } from '#components/ui/skeleton';
import { paths } from '#lib/config/paths';
import type { Document } from '#lib/contract/document';
import { documentWords } from '#lib/rules/document/document-words';

// Its script loads with the questions that need it.
const DocumentUpload = onDemand(
  async () => (await import('#components/documents/document-upload')).DocumentUpload,
  <Skeleton label={formWords.document.upload} lines={1} size="block" />,
);

const UPLOAD = 'upload';

// Documents on file come first; uploading is the last choice, or the only one if no document is suitable.
export function DocumentAnswer({ field, path, words }: AnswerFieldProps) {
  const { setting, uploads } = useAnswerForm();
  const { id, name, text, error, set, leave } = useAnswer(path);
  const [uploading, setUploading] = useState(false);
  const onFile = documentsFor(field, setting.documents);
  const upload = (bare: boolean) => (
    <Upload
      {...{ field, path, bare, words, error, id }}
      onSending={(isSending) => {
        uploads(field.name, isSending);
        if (!isSending) leave();
      }}
      onUploaded={(document) => {
        uploads(field.name, false);
        setting.onUploaded?.(document);
        setUploading(false);
        set(document.id);
        leave();
      }}
    />
  );
  const canUpload = setting.businessId !== undefined || (setting.documentOwners ?? []).length > 0;
  if (onFile.length === 0 && text === '' && setting.businessId !== undefined) return upload(false);

  const documents = onFile.map((document) =>
    documentOption(
      document,
      refusedFault(field, document.id, setting) ?? documentFault(field, document, setting.today),
    ),
  );
  const chosen = onFile.some((document) => document.id === text) ? text : '';
  return (
    <RadioGroup
      {...words}
      {...{ id, name, error }}
      hint={
        [words.hint, ageHint(field.max_age_days), canUpload ? '' : formWords.document.noRecord]
          .filter(Boolean)
          .join(' ') || undefined
      }
      value={uploading ? UPLOAD : chosen}
      options={[
        ...documents.filter((option) => !option.disabled),
        ...(canUpload
          ? [
              {
                value: UPLOAD,
                label: onFile.length > 0 ? formWords.document.uploadAnother : formWords.document.upload,
                reveals: upload(true),
              },
            ]
          : []),
        ...(field.required ? [] : [{ value: '', label: formWords.document.none }]),
        ...documents.filter((option) => option.disabled),
      ]}
      onChange={(event) => {
        const choice = event.target.value;
        setUploading(choice === UPLOAD);
        if (choice !== UPLOAD) set(choice);
      }}
      onBlur={leave}
    />
  );
}

function documentOption(document: Document, fault: string | null): RadioOption {
  const issued = document.issued_on
    ? formWords.document.issued(formatCivilDate(document.issued_on))
    : formWords.document.noIssueDate;
  return {
    value: document.id,
    label: document.filename,
    hint: `${documentWords(document.types)}, ${issued}.${fault ? formWords.document.cannotBeUsed(fault) : ''}`,
    disabled: fault !== null,
  };
}

function ageHint(days: number | undefined): string {
  return days === undefined ? '' : formWords.document.atMostDays(days);
}

type UploadProps = AnswerFieldProps & {
  /** Inside the question, so label and source need not be repeated. */
  bare: boolean;
  error: string | undefined;
  id: string;
  onSending: (isSending: boolean) => void;
  onUploaded: (document: Document) => void;
};

function Upload({ field, path, words, bare, error, id, onSending, onUploaded }: UploadProps) {
  const { setting } = useAnswerForm();
  const [ownerId, setOwnerId] = useState('');
  const businessId = setting.businessId ?? ownerId;
  // The day of issue belongs to the question as much as the file does.
  const isGroup = !bare && field.max_age_days !== undefined;
  const ofFile = isGroup
    ? { label: formWords.document.file }
    : bare
      ? { label: formWords.document.upload }
      : {
          label: String(words.label),
          ...(typeof words.hint === 'string' && { hint: words.hint }),
          ...(error && { error }),
          ...(words.optional && { optional: true }),
        };
  const upload = (
    <div id={`${id}-upload`}>
      {setting.businessId === undefined ? (
        <div className="mb-4">
          <Select
            name={`${path}-owner`}
            label={formWords.document.keepWith}
            hint={formWords.document.keepWithHint}
            emptyLabel={formWords.document.chooseBusiness}
            options={(setting.documentOwners ?? []).map(({ id: value, name }) => ({ value, label: name }))}
            value={ownerId}
            onChange={(event) => setOwnerId(event.target.value)}
          />
        </div>
      ) : null}
      {businessId === '' ? null : (
        <DocumentUpload
          {...ofFile}
          name={bare ? `${path}-upload` : path}
          to={paths.documentUpload(setting.mode, businessId)}
          of={{ mode: setting.mode, businessId }}
          today={setting.today}
          onSending={onSending}
          onUploaded={onUploaded}
          {...(field.document_types && { types: field.document_types })}
          {...(field.max_age_days !== undefined && { maxAgeDays: field.max_age_days })}
        />
      )}
      {bare || isGroup ? null : (
        <div className="mt-1 max-w-field space-y-1 text-ink-2 text-small">
          {words.source ? <p>{words.source}</p> : null}
          {words.law ? <p>{words.law}</p> : null}
        </div>
      )}
    </div>
  );
  if (!isGroup) return upload;
  return (
    <FieldFrame {...words} as="group" id={`${id}-question`} {...(error && { error })}>
      {() => upload}
    </FieldFrame>
  );
}
