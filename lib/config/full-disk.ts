import { statfs } from 'node:fs/promises';
import { StartError } from '#lib/config/start-error';

const leastBytes = 1024 * 1024;

/** For a `catch`: throws a sentence if the disk of the folder is full, for which the database has words of its own. */
export async function explainFullDisk(error: unknown, folder: string): Promise<never> {
  if (error instanceof StartError) throw error;
  const disk = await statfs(folder).catch(() => null);
  if (!disk || disk.bavail * disk.bsize >= leastBytes) throw error;
  throw new StartError(`The disk of ${folder} is full: make room on it, and try again.`);
}
