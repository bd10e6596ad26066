import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '#lib/config/start-error';
import { readLines } from '#lib/service/backup/lines';
import {
  damaged,
  documentPath,
  documentsList,
  hashOfFile,
  type Manifest,
  ownFile,
  ownFolder,
} from '#lib/service/backup/manifest';
import type { DocumentStore } from '#lib/service/document/document-store';

const Listed = z.object({
  key: z.string().regex(/^[0-9a-f-]{36}\/(test|live)\/[0-9a-f-]{36}$/),
  sha256: z.string(),
  size: z.number().int(),
  content_type: z.string(),
});

async function* listOf(folder: string) {
  const path = documentsList(folder);
  try {
    for await (const line of readLines(path)) yield Listed.parse(line);
  } catch {
    throw damaged(path, existsSync(path));
  }
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
    if (!found || (await hashOfFile(path)) !== sha256) copied.missing.push(key);
    else {
      copied.count += 1;
      copied.bytes += size;
    }
  }
  return copied;
}

/** Reads every document of the backup. Throws StartError if one, or the list of them, is damaged. */
export async function checkDocuments(
  folder: string,
  { count, missing }: Manifest['documents'],
): Promise<void> {
  let listed = 0;
  for await (const { key, sha256 } of kept(folder, missing)) {
    const path = documentPath(folder, key);
    const hash = await hashOfFile(path).catch(() => null);
    if (hash !== sha256) throw damaged(path, hash !== null);
    listed += 1;
  }
  if (listed !== count) throw damaged(documentsList(folder), true);
}

/** Puts every document of the backup into the store, and reads each one back. */
export async function returnDocuments(
  store: DocumentStore,
  folder: string,
  { missing }: Manifest['documents'],
): Promise<void> {
  for await (const { key, sha256, content_type } of kept(folder, missing)) {
    await store.put(key, await readFile(documentPath(folder, key)), content_type);
    if ((await hashOf(await store.open(key))) !== sha256) {
      throw new StartError(`The store did not give back document ${key} as it was put there.`);
    }
  }
}

async function* kept(folder: string, missing: readonly string[]) {
  const lost = new Set(missing);
  for await (const listed of listOf(folder)) if (!lost.has(listed.key)) yield listed;
}
