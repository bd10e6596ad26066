'use client';

import { documentsWords } from '#components/documents/words.ts';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { DocumentRowShown } from '#lib/contract/document-rows';
import type { Mode } from '#lib/contract/scalars';
import { documentTypeWords } from '#lib/rules/document/document-words';

const words = documentsWords.same;

type SameFileProps = {
  mode: Mode;
  same: readonly DocumentRowShown[];
  /** Called with the chosen document, if one of them can be used as it is. */
  choice: { onUse: () => void; onUpload: () => void } | null;
};

/** Says that a file with the same bytes is on file already, and where. */
export function SameFile({ mode, same, choice }: SameFileProps) {
  return (
    <Notice
      title={choice ? words.title : words.elsewhere}
      announce
      actions={
        choice ? (
          <>
            <Button size="small" onClick={choice.onUse}>
              {words.use}
            </Button>
            <Button size="small" variant="quiet" onClick={choice.onUpload}>
              {words.again}
            </Button>
          </>
        ) : undefined
      }
    >
      <ul>
        {same.map(({ document: { id, filename, types, uploaded_at }, business_name }) => (
          <li key={id}>
            <TextLink href={paths.document(mode, id)}>{filename}</TextLink>,{' '}
            {types.map((type) => documentTypeWords[type]).join(', ')}, {business_name},{' '}
            {documentsWords.list.onFileSince.toLowerCase()} <Time value={uploaded_at} shape="date" />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
