import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import { ArchiveManifest, manifestPath } from '#lib/contract/archive';

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

/** Streams the files as one zip, followed by the manifest of what was really written. */
export function archiveStream(head: Head, files: readonly ArchiveFile[]): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const written: ArchiveManifest['files'] = [];
  const mtime = new Date(head.made_at);
  let reading: Readable | undefined;
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)));
  const add = (path: string, compress: boolean, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(path, { mtime, compress }, (give) => {
      open().then((stream) => {
        reading = stream;
        stream.on('error', fail);
        give(null, stream);
      }, fail);
    });
  for (const { path, open, sha256, compress } of files) {
    add(path, compress, async () => {
      const source = await open();
      const measured = measure((bytes, found) => {
        if (sha256 !== undefined && sha256 !== found)
          throw new Error(`The bytes of ${path} are not those on record.`);
        written.push({ path, bytes, sha256: found });
      });
      source.on('error', (error) => measured.destroy(error));
      measured.on('close', () => source.destroy());
      return source.pipe(measured);
    });
  }
  add(manifestPath, true, async () =>
    Readable.from([`${JSON.stringify(ArchiveManifest.parse({ ...head, files: written }), null, 2)}\n`]),
  );
  zip.end();
  zip.on('error', fail);
  zip.outputStream.pipe(out);
  // A client that stops reading leaves no file open.
  out.on('close', () => reading?.destroy());
  return out;
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
