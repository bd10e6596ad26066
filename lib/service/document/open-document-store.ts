import { resolve } from 'node:path';
import type { Env } from '#lib/config/env';
import { bucketStore } from '#lib/service/document/bucket-store';
import type { DocumentStore } from '#lib/service/document/document-store';
import { folderStore } from '#lib/service/document/folder-store';

/** The store that the configuration names: a folder under DATA_DIR, or an S3 bucket. */
export async function openDocumentStore(env: Env): Promise<DocumentStore> {
  return env.DOCUMENT_DRIVER === 's3' ? bucketStore(env) : folderStore(resolve(env.DATA_DIR, 'documents'));
}
