import { formatSize } from '#components/documents/document-words';

export const FILE_KINDS = ['application/pdf', 'image/png', 'image/jpeg', 'image/tiff'];
const LARGEST = 25 * 1024 * 1024;

export const FILE_HINT = 'PDF, PNG, JPEG or TIFF, up to 25 MiB.';

/** Why a file will not be taken, told before it is sent; undefined for one that may be. */
export function checkFile(file: { name: string; size: number; type: string }): string | undefined {
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > LARGEST) return `${file.name} has ${formatSize(file.size)}. At most 25 MiB are taken.`;
  // A browser that knows no type leaves it empty: the service looks at the bytes.
  if (file.type && !FILE_KINDS.includes(file.type)) {
    return `${file.name} is ${file.type}. Use a PDF, PNG, JPEG or TIFF file.`;
  }
  return undefined;
}

/** A paper that will be too old, or undefined. Days are counted on the calendar. */
export function checkAge(issuedOn: string, today: string, maxAgeDays: number): string | undefined {
  const days = Math.round((Date.parse(today) - Date.parse(issuedOn)) / 86_400_000);
  if (days < 0) return 'The date of issue is still to come.';
  if (days > maxAgeDays) return `It was issued ${days} days ago. It may be at most ${maxAgeDays} days old.`;
  return undefined;
}
