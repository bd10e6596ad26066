import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { ArchiveManifest, manifestPath } from '#lib/contract/archive';
import type { Context } from '#lib/service/context';
import { LostBytes } from '#lib/service/document/document-store';

export type ArchiveFile = {
  path: string;
  /** Called when its turn comes, so that only one file is open at a time. */
  open: () => Promise<Readable>;
  /** For a document: the recorded size and hash of its bytes. */
  sha256?: string;
  /** False for files that are compressed already. */
  compress: boolean;
};

type Head = Omit<ArchiveManifest, 'files'>;

/**
 * Streams the files as one zip, followed by the manifest of what was really written. In the place of a document whose
 * bytes are lost, a text says so, and the rest is complete. What else fails breaks the zip off, and is logged.
 */
export function archiveStream(
  { parts: { log } }: Context,
  head: Head,
  files: readonly ArchiveFile[],
): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const written: ArchiveManifest['files'] = [];
  const mtime = new Date(head.made_at);
  let reading: Readable | undefined;
  const fail = (error: unknown) => {
    if (!out.destroyed) log.error({ err: error, of: head.of }, 'an archive broke off');
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const add = async ({ path, open, sha256, compress }: ArchiveFile) => {
    const source = await open();
    reading = source;
    if (out.destroyed) source.destroy();
    const measured = measure((bytes, found) => {
      if (sha256 !== undefined && sha256 !== found)
        throw new Error(`The bytes of ${path} are not those on record.`);
      written.push({ path, bytes, sha256: found });
    });
    zip.addReadStream(measured, path, { mtime, compress });
    await pipeline(source, measured);
  };
  const addAll = async () => {
    for (const file of files) {
      if (out.destroyed) return;
      await add(file).catch((error: unknown) => {
        if (!(error instanceof LostBytes)) throw error;
        log.error({ err: error, of: head.of }, 'a document of an archive is lost');
        return add(noteFile(file.path));
      });
    }
    const manifest = ArchiveManifest.parse({ ...head, files: written });
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), manifestPath, { mtime });
    zip.end();
  };
  addAll().catch(fail);
  zip.on('error', fail);
  zip.outputStream.pipe(out);
  // A client that stops reading leaves no file open.
  out.on('close', () => reading?.destroy());
  return out;
}

function noteFile(path: string): ArchiveFile {
  return {
    path: `${path} is missing.txt`,
    open: async () =>
      Readable.from([Buffer.from('The file of this document is missing from our storage.\n')]),
    compress: true,
  };
}

function measure(done: (bytes: number, sha256: string) => void): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, pass) {
      hash.update(piece);
      bytes += piece.byteLength;
      pass(null, piece);
    },
    flush(end) {
      try {
        done(bytes, hash.digest('hex'));
        end();
      } catch (error) {
        end(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}
