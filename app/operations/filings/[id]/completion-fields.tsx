'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { officeDocuments, type TypedOutcome } from '#components/desk/typed-outcome.ts';
import { DocumentUpload } from '#components/documents/document-upload';
import { CheckboxGroup } from '#components/ui/checkbox-group';
import { DateInput } from '#components/ui/date-input';
import { Disclosure } from '#components/ui/disclosure';
import { TextInput } from '#components/ui/text-input';
import { deskPaths } from '#lib/config/desk-paths';
import type { Document } from '#lib/contract/document';
import type { Filing } from '#lib/contract/filing';
import { documentWords } from '#lib/rules/document/document-words';
import { ChargedLines } from './charged-lines.tsx';
import { moveWords } from './words.ts';

type CompletionFieldsProps = {
  filing: Filing;
  documents: readonly Document[];
  outcome: TypedOutcome;
  onChange: (change: (before: TypedOutcome) => TypedOutcome) => void;
  /** Called when an upload waits for an answer, is under way, or is over. */
  onUpload: (state: 'waits' | 'underWay' | null) => void;
  errorOf: (name: string) => string | undefined;
};

/** The state's response: number, date, documents and charge. */
export function CompletionFields(props: CompletionFieldsProps) {
  const { filing, documents, outcome, onChange, onUpload, errorOf } = props;
  const router = useRouter();
  const [uploaded, setUploaded] = useState<Document[]>([]);
  const set = (change: Partial<TypedOutcome>) => onChange((before) => ({ ...before, ...change }));
  const isEin = filing.type === 'ein';
  const numberName = isEin ? 'result/ein_number' : 'result/registration_number';
  const known = new Set(documents.map(({ id }) => id));
  const choices = officeDocuments([...documents, ...uploaded.filter(({ id }) => !known.has(id))], filing);
  return (
    <>
      <TextInput
        name={numberName}
        label={isEin ? moveWords.ein : moveWords.number}
        autoComplete="off"
        width="medium"
        face="code"
        maxLength={isEin ? 20 : 100}
        value={outcome.number}
        onChange={(event) => set({ number: event.target.value })}
        error={errorOf(numberName)}
      />
      {isEin ? null : (
        <DateInput
          name="result/registration_date"
          label={moveWords.date}
          hint={moveWords.dateHint}
          value={outcome.date}
          onChange={(date) => set({ date })}
          error={errorOf('result/registration_date')}
        />
      )}
      <CheckboxGroup
        name="documents"
        label={moveWords.documents}
        hint={choices.length > 0 ? moveWords.documentsHint : moveWords.noDocuments}
        options={choices.map(({ id, types, filename }) => ({
          value: id,
          label: documentWords(types),
          hint: <span className="break-all">{filename}</span>,
        }))}
        chosen={[...outcome.documents]}
        onChange={(chosen) => set({ documents: chosen })}
        error={errorOf('documents')}
      />
      <Disclosure summary={moveWords.upload} open={choices.length === 0}>
        <DocumentUpload
          name="desk-document"
          label={moveWords.upload}
          to={deskPaths.documentUpload(filing.id)}
          error={errorOf('desk-document')}
          onWaiting={(is) => onUpload(is ? 'waits' : null)}
          onSending={(is) => onUpload(is ? 'underWay' : null)}
          onUploaded={(document) => {
            // The list of all documents shows it, too.
            router.refresh();
            setUploaded((before) => [...before, document]);
            onChange((before) => ({ ...before, documents: [...before.documents, document.id] }));
          }}
        />
      </Disclosure>
      <ChargedLines outcome={outcome} onChange={set} errorOf={errorOf} />
    </>
  );
}
