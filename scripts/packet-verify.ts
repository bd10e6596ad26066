import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { ArchiveManifest, manifestPath } from '../lib/contract/archive.ts';

export type Verification = { files: number; faults: string[] };

const mostFiles = 20_000;
const mostManifestBytes = 16 * 1024 * 1024;

/** Reads an archive of a filing or a business, and names every file that does not match its manifest. */
export async function verifyArchive(path: string): Promise<Verification> {
  const zip = await openPromise(path);
  try {
    if (zip.entryCount > mostFiles) return { files: zip.entryCount, faults: ['It has too many files.'] };
    const found = new Map<string, { bytes: number; sha256: string }>();
    const faults: string[] = [];
    let manifestText = '';
    for await (const entry of zip.eachEntry()) {
      if (found.has(entry.fileName)) faults.push(`${entry.fileName} is there twice.`);
      const read = await readEntry(zip, entry);
      if (entry.fileName === manifestPath) manifestText = read.text;
      else found.set(entry.fileName, read);
    }
    const manifest = ArchiveManifest.safeParse(parse(manifestText));
    if (!manifest.success) return { files: found.size, faults: ['It has no manifest that can be read.'] };
    for (const { path: name, bytes, sha256 } of manifest.data.files) {
      const file = found.get(name);
      found.delete(name);
      if (!file) faults.push(`${name} is missing.`);
      else if (file.bytes !== bytes || file.sha256 !== sha256) faults.push(`${name} was changed.`);
    }
    for (const name of found.keys()) faults.push(`${name} is not in the manifest.`);
    return { files: manifest.data.files.length, faults };
  } finally {
    zip.close();
  }
}

type Zip = Awaited<ReturnType<typeof openPromise>>;

async function readEntry(zip: Zip, entry: Entry): Promise<{ bytes: number; sha256: string; text: string }> {
  const hash = createHash('sha256');
  const kept: Buffer[] = [];
  let bytes = 0;
  await pipeline(await zip.openReadStreamPromise(entry), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.byteLength;
      if (entry.fileName === manifestPath && bytes <= mostManifestBytes) kept.push(piece);
    }
  });
  return { bytes, sha256: hash.digest('hex'), text: Buffer.concat(kept).toString('utf8') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const [path, ...others] = process.argv.slice(2);
  if (!path || others.length > 0) {
    console.error('Name the file: npm run packet:verify -- FILE');
    process.exit(2);
  }
  if (!existsSync(path)) {
    console.error(`There is no file ${path}.`);
    process.exit(2);
  }
  const { files, faults } = await verifyArchive(path).catch((error: Error) => ({
    files: 0,
    faults: [`It cannot be read as a zip: ${error.message}`],
  }));
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? `All ${files} files are as the manifest says.` : 'The archive is not whole.',
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
