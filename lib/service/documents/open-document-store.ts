import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '#lib/config/env';
import type { DocumentStore } from '#lib/service/documents/document-store';

/** The store that the configuration names: a folder under DATA_DIR, or an S3 bucket. */
export async function openDocumentStore(env: Env): Promise<DocumentStore> {
  const disk = new Disk(await openDriver(env));
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    read: async (key) => Buffer.from(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
  };
}

async function openDriver(env: Env) {
  return new FSDriver({ location: resolve(env.DATA_DIR, 'documents'), visibility: 'private' });
}
