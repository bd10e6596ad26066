import { fileTypeFromBuffer } from 'file-type';
import type { Document } from '#lib/contract/document';
import { contentTypes } from '#lib/contract/document-types';

/** What the bytes are, whatever the file is called; null for what is not taken. */
export async function sniffContentType(bytes: Uint8Array): Promise<Document['content_type'] | null> {
  // A truncated file of another kind makes the detector throw.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return contentTypes.find((type) => type === found?.mime) ?? null;
}
