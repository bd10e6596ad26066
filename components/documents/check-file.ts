import { formatSize } from '#components/documents/document-words.ts';
import { documentsWords } from '#components/documents/words.ts';

export const FILE_KINDS = ['application/pdf', 'image/png', 'image/jpeg', 'image/tiff'];
const LARGEST = 25 * 1024 * 1024;

export const FILE_HINT = documentsWords.file.hint;

/** Why a file will not be taken, told before it is sent; undefined for one that may be. */
export function checkFile(file: { name: string; size: number; type: string }): string | undefined {
  if (file.size === 0) return documentsWords.file.empty(file.name);
  if (file.size > LARGEST) return documentsWords.file.tooLarge(file.name, formatSize(file.size));
  // A browser that knows no type leaves it empty: the service looks at the bytes.
  if (file.type && !FILE_KINDS.includes(file.type)) {
    return documentsWords.file.wrongType(file.name, file.type);
  }
  return undefined;
}

/** Why a day of issue cannot stand, or undefined. Days are counted on the calendar; without a limit any age will do. */
export function checkAge(
  issuedOn: string,
  today: string,
  maxAgeDays = Number.POSITIVE_INFINITY,
): string | undefined {
  const days = Math.round((Date.parse(today) - Date.parse(issuedOn)) / 86_400_000);
  if (days < 0) return documentsWords.file.issuedAhead;
  if (days > maxAgeDays) return documentsWords.file.tooOld(days, maxAgeDays);
  return undefined;
}
