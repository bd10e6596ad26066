import { formatSize } from '#components/documents/format-size.ts';
import { documentsWords } from '#components/documents/words.ts';
import { contentTypes, maxDocumentBytes } from '#lib/contract/document-types';
import { ageFault } from '#lib/rules/requirement/document-fit';

export const FILE_HINT = documentsWords.file.hint;

/** Why a file will be refused, checked before it is sent; undefined if it will not be. */
export function checkFile(file: { name: string; size: number; type: string }): string | undefined {
  if (file.size === 0) return documentsWords.file.empty(file.name);
  if (file.size > maxDocumentBytes) return documentsWords.file.tooLarge(file.name, formatSize(file.size));
  // A browser leaves an unknown type empty: the service examines the bytes.
  if (file.type && !contentTypes.some((type) => type === file.type)) {
    return documentsWords.file.wrongType(file.name);
  }
  return undefined;
}

/** Why an issue date is not valid, or undefined. */
export function checkAge(issuedOn: string | null, today: string, maxAgeDays?: number): string | undefined {
  const fault = ageFault(issuedOn, today, maxAgeDays);
  switch (fault?.code) {
    case undefined:
      return undefined;
    case 'issued_in_future':
      return documentsWords.file.issuedAhead;
    case 'issue_date_missing':
      return documentsWords.file.issueDateMissing;
    case 'document_too_old':
      return documentsWords.file.tooOld(fault.days, fault.most);
  }
}
