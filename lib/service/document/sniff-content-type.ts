import { fileTypeFromBuffer } from 'file-type';
import type { Document } from '#lib/contract/document';
import { contentTypes } from '#lib/contract/document-types';

/** The content type of the bytes, whatever the file is called; null for a type that is not accepted. */
export async function sniffContentType(bytes: Uint8Array): Promise<Document['content_type'] | null> {
  // The detector throws on a truncated file of another type.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return contentTypes.find((type) => type === found?.mime) ?? null;
}
