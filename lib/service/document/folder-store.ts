import { access, constants, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type DocumentStore, LostBytes } from '#lib/service/document/document-store';

/** Documents as files of a folder. */
export function folderStore(folder: string): DocumentStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: async (key, bytes, contentType) => {
      try {
        await disk.put(key, bytes, { contentType });
        // After a power failure, no row may exist whose bytes are lost.
        await sync(join(folder, key));
        await sync(dirname(join(folder, key)));
      } catch (error) {
        // On a full disk, the part that was written would stay and keep it full.
        await disk.delete(key).catch(() => {});
        throw error;
      }
    },
    open: async (key, range) => {
      const file = await open(join(folder, key)).catch((error) => {
        throw error.code === 'ENOENT' ? new LostBytes(key, error) : error;
      });
      return file.createReadStream(range ?? {});
    },
    remove: (key) => disk.delete(key),
    reach: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
