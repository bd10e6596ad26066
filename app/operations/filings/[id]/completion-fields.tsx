'use client';

import type { TypedOutcome } from '#components/desk/typed-outcome.ts';
import { DateInput } from '#components/ui/date-input';
import { TextInput } from '#components/ui/text-input';
import type { Document } from '#lib/contract/document';
import type { Filing } from '#lib/contract/filing';
import { longestTexts } from '#lib/contract/longest-texts';
import { ChargedLines } from './charged-lines.tsx';
import { OfficeDocuments, type UploadState } from './office-documents.tsx';
import { moveWords } from './words.ts';

type CompletionFieldsProps = {
  filing: Filing;
  documents: readonly Document[];
  outcome: TypedOutcome;
  onChange: (change: (before: TypedOutcome) => TypedOutcome) => void;
  /** Called when an upload waits for an answer, is under way, or is over. */
  onUpload: (state: UploadState) => void;
  errorOf: (name: string) => string | undefined;
};

/** The state's response: number, date, documents and charge. */
export function CompletionFields(props: CompletionFieldsProps) {
  const { filing, documents, outcome, onChange, onUpload, errorOf } = props;
  const set = (change: Partial<TypedOutcome>) => onChange((before) => ({ ...before, ...change }));
  const isEin = filing.type === 'ein';
  const numberName = isEin ? 'result/ein_number' : 'result/registration_number';
  return (
    <>
      <TextInput
        name={numberName}
        label={isEin ? moveWords.ein : moveWords.number}
        autoComplete="off"
        width="medium"
        face="code"
        maxLength={longestTexts[isEin ? 'ein' : 'numberOfOffice']}
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
      <OfficeDocuments
        {...{ filing, documents, onUpload, errorOf }}
        words={moveWords.documents}
        names={{ choice: 'documents', upload: 'desk-document' }}
        chosen={outcome.documents}
        onChange={(to) => onChange((before) => ({ ...before, documents: to(before.documents) }))}
      />
      <ChargedLines outcome={outcome} onChange={set} errorOf={errorOf} />
    </>
  );
}
