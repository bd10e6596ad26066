import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '#lib/config/start-error';
import { readLines } from '#lib/service/backup/lines';
import { documentPath, documentsList, type Manifest, ownFile, ownFolder } from '#lib/service/backup/manifest';
import type { DocumentStore } from '#lib/service/document/document-store';

const Listed = z.object({
  key: z.string().regex(/^[0-9a-f-]{36}\/(test|live)\/[0-9a-f-]{36}$/),
  sha256: z.string(),
  size: z.number().int(),
  content_type: z.string(),
});

async function* listOf(folder: string) {
  for await (const line of readLines(documentsList(folder))) yield Listed.parse(line);
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}

/** Throws StartError if the store is away, which is no reason to take its documents for missing. */
export async function refuseAwayStore(store: DocumentStore): Promise<void> {
  await store.reach().catch(({ message }: Error) => {
    throw new StartError(
      `The documents cannot be reached (${message}). Start their storage, or correct its settings.`,
    );
  });
}

/**
 * Copies every listed document out of the store, and reads each copy again. Returns those that the store does not have.
 */
export async function copyDocuments(store: DocumentStore, folder: string): Promise<Manifest['documents']> {
  const copied: Manifest['documents'] = { count: 0, bytes: 0, missing: [] };
  for await (const { key, sha256, size } of listOf(folder)) {
    const path = documentPath(folder, key);
    await mkdir(dirname(path), { ...ownFolder, recursive: true });
    const found = await store.open(key).catch(() => null);
    if (!found) await refuseAwayStore(store);
    if (found) await pipeline(found, createWriteStream(path, { ...ownFile, flags: 'wx', flush: true }));
    if (!found || (await hashOf(createReadStream(path))) !== sha256) copied.missing.push(key);
    else {
      copied.count += 1;
      copied.bytes += size;
    }
  }
  return copied;
}

/** Puts every document of the backup into the store, and reads each one back. */
export async function returnDocuments(
  store: DocumentStore,
  folder: string,
  { missing }: Manifest['documents'],
): Promise<void> {
  const lost = new Set(missing);
  for await (const { key, sha256, content_type } of listOf(folder)) {
    if (lost.has(key)) continue;
    const bytes = await buffer(createReadStream(documentPath(folder, key))).catch(() => null);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) {
      throw new StartError(`The backup is damaged: document ${key} ${bytes ? 'was changed' : 'is missing'}.`);
    }
    await store.put(key, bytes, content_type);
    if ((await hashOf(await store.open(key))) !== sha256) {
      throw new StartError(`The store did not give back document ${key} as it was put there.`);
    }
  }
}
