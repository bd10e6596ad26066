import { readdirSync } from 'node:fs';
import { makeFolder } from '#lib/config/data-folder';
import { StartError } from '#lib/config/start-error';

/** Makes the folder for a backup. Throws StartError if it cannot be made, or is not empty. */
export function makeBackupFolder(folder: string): void {
  let found: string[];
  try {
    makeFolder(folder);
    found = readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${folder} cannot be used as a folder (${code}): give the backup another one.`);
  }
  if (found.length > 0) throw new StartError(`${folder} is not empty: give a backup a folder of its own.`);
}
