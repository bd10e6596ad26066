'use client';

import { lazy, Suspense, useState } from 'react';
import { documentWords } from '#components/documents/document-words';
import { useAnswerForm } from '#components/forms/answer-form-context';
import { paperFault, papersFor } from '#components/forms/check-paper';
import type { AnswerFieldProps } from '#components/forms/field-props';
import { useAnswer } from '#components/forms/use-answer';
import { formatCivilDate } from '#components/ui/format-time';
import { RadioGroup, type RadioOption } from '#components/ui/radio-group';
import { Select } from '#components/ui/select';
import { Skeleton } from '#components/ui/skeleton';
import type { Document } from '#lib/contract/document';

const DocumentUpload = lazy(async () => ({
  default: (await import('#components/documents/document-upload')).DocumentUpload,
}));

const UPLOAD = 'upload';
const NO_RECORD = 'There is no business record yet that could hold the paper: add one first.';

// What is on file comes first; uploading in place is the last choice, or the only one where nothing fits.
export function PaperAnswer({ field, path, words }: AnswerFieldProps) {
  const { setting } = useAnswerForm();
  const { id, name, text, error, set, leave } = useAnswer(path);
  const [uploading, setUploading] = useState(false);
  const onFile = papersFor(field, setting.documents);
  const upload = (bare: boolean) => (
    <Upload
      {...{ field, path, bare, words, error, id }}
      onUploaded={(paper) => {
        setting.onUploaded?.(paper);
        setUploading(false);
        set(paper.id);
        leave();
      }}
    />
  );
  const canUpload = setting.businessId !== undefined || (setting.keepers ?? []).length > 0;
  if (onFile.length === 0 && text === '' && setting.businessId !== undefined) return upload(false);

  const papers = onFile.map((paper) => paperOption(paper, paperFault(field, paper, setting.today)));
  const chosen = onFile.some((paper) => paper.id === text) ? text : '';
  return (
    <RadioGroup
      {...words}
      {...{ id, name, error }}
      hint={
        [words.hint, ageHint(field.max_age_days), canUpload ? '' : NO_RECORD].filter(Boolean).join(' ') ||
        undefined
      }
      value={uploading ? UPLOAD : chosen}
      options={[
        ...papers.filter((option) => !option.disabled),
        ...(canUpload
          ? [
              {
                value: UPLOAD,
                label: onFile.length > 0 ? 'Upload another paper' : 'Upload a paper',
                reveals: upload(true),
              },
            ]
          : []),
        ...(field.required ? [] : [{ value: '', label: 'No paper' }]),
        ...papers.filter((option) => option.disabled),
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

function paperOption(paper: Document, fault: string | null): RadioOption {
  const issued = paper.issued_on
    ? `issued ${formatCivilDate(paper.issued_on)}`
    : 'date of issue not on record';
  return {
    value: paper.id,
    label: paper.filename,
    hint: `${documentWords(paper.types)}, ${issued}.${fault ? ` Cannot be used: ${fault}` : ''}`,
    disabled: fault !== null,
  };
}

function ageHint(days: number | undefined): string {
  return days === undefined ? '' : `At most ${days} days old at filing.`;
}

type UploadProps = AnswerFieldProps & {
  /** Stands inside the question, so that label and source are said already. */
  bare: boolean;
  error: string | undefined;
  id: string;
  onUploaded: (paper: Document) => void;
};

function Upload({ field, path, words, bare, error, id, onUploaded }: UploadProps) {
  const { setting } = useAnswerForm();
  const hint = bare ? undefined : typeof words.hint === 'string' ? words.hint : undefined;
  const [keeper, setKeeper] = useState('');
  const businessId = setting.businessId ?? keeper;
  return (
    <div id={`${id}-upload`}>
      {setting.businessId === undefined ? (
        <div className="mb-4">
          <Select
            name={`${path}-keeper`}
            label="Keep the paper with"
            hint="The new company has no record yet: until it has, the paper is on file with the business that you choose."
            emptyLabel="Choose a business"
            options={(setting.keepers ?? []).map(({ id: value, name }) => ({ value, label: name }))}
            value={keeper}
            onChange={(event) => setKeeper(event.target.value)}
          />
        </div>
      ) : null}
      {businessId === '' ? null : (
        <Suspense fallback={<Skeleton label="Upload" lines={2} size="row" />}>
          <DocumentUpload
            name={bare ? `${path}-upload` : path}
            label={bare ? 'Upload a paper' : String(words.label)}
            mode={setting.mode}
            businessId={businessId}
            today={setting.today}
            onUploaded={onUploaded}
            {...(field.document_types && { types: field.document_types })}
            {...(field.max_age_days !== undefined && { maxAgeDays: field.max_age_days })}
            {...(hint && { hint })}
            {...(!bare && error && { error })}
            {...(!bare && words.optional && { optional: true })}
          />
        </Suspense>
      )}
      {bare ? null : (
        <div className="mt-1 max-w-field space-y-1 text-ink-2 text-small">
          {words.source ? <p>{words.source}</p> : null}
          {words.law ? <p>{words.law}</p> : null}
        </div>
      )}
    </div>
  );
}
