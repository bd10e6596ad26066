'use client';

import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { answerWords } from '#components/cases/answer-words.ts';
import { DocumentFacts } from '#components/documents/document-facts';
import { Button } from '#components/ui/button';
import { Disclosure } from '#components/ui/disclosure';
import { onDemand } from '#components/ui/on-demand';
import { Select } from '#components/ui/select';
import { paths } from '#lib/config/paths';
import type { Document } from '#lib/contract/document';
import type { Mode } from '#lib/contract/scalars';
import { documentWords } from '#lib/rules/document/document-words';

const DocumentUpload = onDemand(
  async () => (await import('#components/documents/document-upload')).DocumentUpload,
);

type SupportingDocumentsProps = {
  mode: Mode;
  businessId: string;
  /** Documents of the business, to choose from. */
  onFile: readonly Document[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  onUploaded: (document: Document) => void;
};

/** Documents that support an answer beyond those that its questions ask for. */
export function SupportingDocuments({
  mode,
  businessId,
  onFile,
  chosen,
  onChange,
  onUploaded,
}: SupportingDocumentsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The upload script loads on demand, and an upload in progress continues when this is collapsed.
  const [wasOpened, setWasOpened] = useState(false);
  const known = new Map(onFile.map((document) => [document.id, document]));
  const others = onFile.filter(({ id }) => !chosen.includes(id));

  function remove(id: string) {
    onChange(chosen.filter((other) => other !== id));
    heading.current?.focus();
  }

  return (
    <div data-no-print={chosen.length === 0 ? '' : undefined} className="mt-6 max-w-form">
      <h3 ref={heading} tabIndex={-1} className="mb-1 font-semibold">
        {answerWords.supporting.title}{' '}
        <span className="font-normal text-ink-2">{answerWords.supporting.optional}</span>
      </h3>
      {chosen.length > 0 ? (
        <ul className="mb-3 border-rule border-t">
          {chosen.map((id) => {
            const document = known.get(id);
            return (
              <li key={id} className="flex items-center justify-between gap-3 border-rule border-b py-2">
                {document ? (
                  <DocumentFacts document={document} />
                ) : (
                  <span>{answerWords.supporting.unknown(id)}</span>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  icon={<X size={14} aria-hidden="true" />}
                  onClick={() => remove(id)}
                >
                  {answerWords.supporting.remove}
                  <span className="sr-only"> {document ? documentWords(document.types) : id}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <div data-no-print="">
        <Disclosure
          summary={chosen.length > 0 ? answerWords.supporting.addAnother : answerWords.supporting.add}
          onToggle={(isOpen) => setWasOpened((before) => before || isOpen)}
        >
          <div className="space-y-3">
            {others.length > 0 ? (
              <Select
                name="supporting-on-file"
                label={answerWords.supporting.onFile}
                emptyLabel={answerWords.supporting.choose}
                value=""
                options={others.map(({ id, types, filename }) => ({
                  value: id,
                  label: `${documentWords(types)}, ${filename}`,
                }))}
                onChange={(event) => onChange([...chosen, event.target.value])}
              />
            ) : null}
            {wasOpened ? (
              <DocumentUpload
                name="supporting-upload"
                label={answerWords.supporting.upload}
                to={paths.documentUpload(mode, businessId)}
                of={{ mode, businessId }}
                onUploaded={(document) => {
                  onUploaded(document);
                  onChange([...chosen, document.id]);
                }}
              />
            ) : null}
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
