'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { officeDocuments } from '#components/desk/typed-outcome.ts';
import { DocumentUpload } from '#components/documents/document-upload';
import { CheckboxGroup } from '#components/ui/checkbox-group';
import { Disclosure } from '#components/ui/disclosure';
import { deskPaths } from '#lib/config/desk-paths';
import type { Document } from '#lib/contract/document';
import type { Filing } from '#lib/contract/filing';
import { documentWords } from '#lib/rules/document/document-words';

/** Whether a chosen file waits for an answer before it is uploaded, or is under way. */
export type UploadState = 'waits' | 'underWay' | null;

type OfficeDocumentsProps = {
  filing: Filing;
  documents: readonly Document[];
  /** `none` is the hint while there is none to choose. */
  words: { label: string; hint: string; none: string; upload: string };
  /** The names of the choice and of the field for a new file, once on the page. */
  names: { choice: string; upload: string };
  optional?: boolean;
  chosen: readonly string[];
  onChange: (change: (before: readonly string[]) => readonly string[]) => void;
  onUpload: (state: UploadState) => void;
  errorOf: (name: string) => string | undefined;
};

/** A choice of the office's documents, with an upload of another one, which is then chosen. */
export function OfficeDocuments(props: OfficeDocumentsProps) {
  const { filing, documents, words, names, optional, chosen, onChange, onUpload, errorOf } = props;
  const router = useRouter();
  const [uploaded, setUploaded] = useState<Document[]>([]);
  const known = new Set(documents.map(({ id }) => id));
  const choices = officeDocuments([...documents, ...uploaded.filter(({ id }) => !known.has(id))], filing);
  return (
    <>
      <CheckboxGroup
        name={names.choice}
        label={words.label}
        hint={choices.length > 0 ? words.hint : words.none}
        optional={optional}
        options={choices.map(({ id, types, filename }) => ({
          value: id,
          label: documentWords(types),
          hint: <span className="break-all">{filename}</span>,
        }))}
        chosen={[...chosen]}
        onChange={(ids) => onChange(() => ids)}
        error={errorOf(names.choice) ?? errorOf('documents')}
      />
      <Disclosure summary={words.upload} open={choices.length === 0 && !optional}>
        <DocumentUpload
          name={names.upload}
          label={words.upload}
          to={deskPaths.documentUpload(filing.id)}
          error={errorOf(names.upload)}
          onWaiting={(is) => onUpload(is ? 'waits' : null)}
          onSending={(is) => onUpload(is ? 'underWay' : null)}
          onUploaded={(document) => {
            // The list of all documents shows it, too.
            router.refresh();
            setUploaded((before) => [...before, document]);
            onChange((before) => [...before, document.id]);
          }}
        />
      </Disclosure>
    </>
  );
}
