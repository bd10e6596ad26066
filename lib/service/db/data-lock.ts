import { readFileSync } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '#lib/config/start-error';

// Two processes on one embedded database lose rows without an error, so only one may hold the folder.
type Holder = { pid: number; started: string };

/** When the process began, so that a reused pid is not taken for the previous holder. */
function startOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.started === startOf(holder.pid);
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

// Only the holder of the guard may examine and replace a lock, so two starting processes never both take a stale one.
async function withGuard<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      await (await open(path, 'wx', 0o600)).close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age =
        Date.now() -
        (await stat(path).then(
          (found) => found.mtimeMs,
          () => Date.now(),
        ));
      if (age > 1_000) await rm(path, { force: true });
      if (tries > 40) throw new StartError(`${path} is held by another start of Statehouse; try again.`);
      await pause(50);
    }
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/** Refuses like `takeDataLock`, at once and without taking the lock: a start calls it before its slow parts. */
export async function refuseHeldFolder(dataDir: string): Promise<void> {
  const holder = await readHolder(join(dataDir, 'lock'));
  if (!holder || !isAlive(holder)) return;
  throw new StartError(
    `The data folder ${dataDir} is in use by process ${holder.pid}. Stop that process, or give this one another folder with DATA_DIR.`,
  );
}

/** Takes the folder for this process, or refuses with a sentence that names the holder and what to do. */
export async function takeDataLock(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'lock');
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) };
  await withGuard(join(dataDir, 'lock.guard'), async () => {
    await refuseHeldFolder(dataDir);
    await rm(path, { force: true });
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(JSON.stringify(mine));
    await file.close();
  });
  return async () => {
    const holder = await readHolder(path);
    if (holder?.pid === mine.pid) await rm(path, { force: true });
  };
}
