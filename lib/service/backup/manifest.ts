import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '#lib/config/start-error';

const Table = z.object({
  /** With its schema, quoted for SQL. */
  name: z.string(),
  file: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.number().int(),
  sha256: z.string(),
});
export type BackupTable = z.infer<typeof Table>;

export const Rows = z.object({
  made_at: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** The hashes of the migrations that had created the tables, in order. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
});
export type BackupRows = z.infer<typeof Rows>;

export const Manifest = Rows.extend({
  format: z.literal('statehouse backup 1'),
  /** A hash that shows whether a sealing secret is the one of this backup, without revealing it. */
  sealing: z.string(),
  /** The names of the data folder's files in the backup. */
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
  documents: z.object({ count: z.number().int(), bytes: z.number().int(), missing: z.array(z.string()) }),
});
export type Manifest = z.infer<typeof Manifest>;

/** Files that only their owner may read. */
export const ownFile = { mode: 0o600 } as const;
export const ownFolder = { mode: 0o700 } as const;

export const tablesFolder = (folder: string) => join(folder, 'tables');
export const filesFolder = (folder: string) => join(folder, 'files');
export const documentPath = (folder: string, key: string) => join(folder, 'documents', key);
export const documentsList = (folder: string) => join(folder, 'documents.jsonl.gz');
export const rowsPath = (folder: string) => join(folder, 'rows.json');
const manifestPath = (folder: string) => join(folder, 'manifest.json');

export function markOfSecret(sealing: string): string {
  return createHmac('sha256', sealing).update('statehouse backup').digest('hex');
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The last file of a backup: a backup without it is incomplete. */
export async function keepManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = manifestPath(folder);
  await writeFile(`${path}.part`, `${JSON.stringify(manifest, null, 2)}\n`, ownFile);
  await rename(`${path}.part`, path);
}

/** Refuses a folder without a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => null);
  if (text === null) {
    throw new StartError(`${folder} holds no whole backup: it has no manifest.json, which is written last.`);
  }
  const found = readJson(text);
  const parsed = Manifest.safeParse(found);
  if (!parsed.success) {
    throw new StartError(
      `${folder} holds no backup that this version can read: its manifest.json is not one.`,
    );
  }
  const files = [
    ...parsed.data.tables.map(({ file, sha256 }) => [join(tablesFolder(folder), file), sha256] as const),
    ...parsed.data.files.map(({ name, sha256 }) => [join(filesFolder(folder), name), sha256] as const),
  ];
  for (const [path, sha256] of files) {
    const hash = await hashOfFile(path).catch(() => null);
    if (hash !== sha256) throw damaged(path, hash !== null);
  }
  return parsed.data;
}

export function damaged(path: string, isThere: boolean): StartError {
  return new StartError(`The backup is damaged: ${path} ${isThere ? 'was changed' : 'is missing'}.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
