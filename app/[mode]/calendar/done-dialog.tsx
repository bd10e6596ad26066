'use client';

import { useEffect, useState } from 'react';
import { documentsWords } from '#components/documents/words.ts';
import { Dialog } from '#components/ui/dialog';
import { Disclosure } from '#components/ui/disclosure';
import { onDemand } from '#components/ui/on-demand';
import { Select } from '#components/ui/select';
import { TextArea } from '#components/ui/text-area';
import { browserClient } from '#lib/client/browser-client';
import { everyItem } from '#lib/client/every-item';
import { paths } from '#lib/config/paths';
import type { Document } from '#lib/contract/document';
import type { PageQuery } from '#lib/contract/list';
import { longestTexts } from '#lib/contract/longest-texts';
import type { Mode } from '#lib/contract/scalars';
import { documentTypeWords } from '#lib/rules/document/document-words';
import { ShortForm } from '../../short-form.tsx';
import { useShortForm } from '../../use-short-form.ts';
import type { ChangeProps } from './change-props.ts';
import { changeWords as words } from './words.ts';

// Most are done without a new file.
const DocumentUpload = onDemand(
  async () => (await import('#components/documents/document-upload')).DocumentUpload,
);

export function DoneDialog({ title, row, mode, change, onDone, onClose }: ChangeProps & { mode: Mode }) {
  const { business_id, recurs, note: before, document_id } = row.obligation;
  const [note, setNote] = useState(before ?? '');
  const [proof, setProof] = useState(document_id ?? '');
  const [uploaded, setUploaded] = useState<readonly Document[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const [isSending, setSending] = useState(false);
  const known = useDocuments(mode, business_id);
  const documents = [...uploaded, ...known.filter(({ id }) => uploaded.every((one) => one.id !== id))];
  const form = useShortForm(() => {
    if (isWaiting) return [{ name: 'proof-file', message: documentsWords.upload.waits }];
    if (isSending) return [{ name: 'proof-file', message: documentsWords.upload.underWay }];
    return change({ status: 'done', note: note.trim() || null, document_id: proof || null });
  }, onDone);

  return (
    <Dialog width="form" title={title} isOpen onOpenChange={(open) => (open ? undefined : onClose())}>
      <ShortForm form={form} submit={words.confirmDone}>
        {recurs ? <p>{words.recurs}</p> : null}
        <Select
          name="document_id"
          label={words.proof}
          optional
          emptyLabel={words.noProof}
          value={proof}
          options={documents.map(({ id, types, filename }) => ({
            value: id,
            label: `${types.map((type) => documentTypeWords[type]).join(', ')}: ${filename}`,
          }))}
          onChange={(event) => setProof(event.target.value)}
        />
        <Disclosure summary={words.upload}>
          <div className="py-2">
            <DocumentUpload
              name="proof-file"
              label={words.file}
              to={paths.documentUpload(mode, business_id)}
              of={{ mode, businessId: business_id }}
              onWaiting={setWaiting}
              onSending={setSending}
              error={form.errorOf('proof-file')}
              onUploaded={(document) => {
                setUploaded((before) => [document, ...before]);
                setProof(document.id);
              }}
            />
          </div>
        </Disclosure>
        <TextArea
          name="note"
          label={words.note}
          hint={words.noteHint}
          optional
          rows={2}
          maxLength={longestTexts.obligationNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </ShortForm>
    </Dialog>
  );
}

/** Those on file for the business; without them the dialog works all the same. */
function useDocuments(mode: Mode, businessId: string): readonly Document[] {
  const [documents, setDocuments] = useState<readonly Document[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const { documents: calls } = browserClient(paths.data(mode));
    const all = everyItem((query: Partial<PageQuery>) => calls.list(businessId, query, stop.signal));
    Array.fromAsync(all()).then(setDocuments, () => {});
    return () => stop.abort();
  }, [mode, businessId]);
  return documents;
}
