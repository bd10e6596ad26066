import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeKey } from '#lib/service/keys';

/**
 * The sign-in and the keys of the demo organization: new for each installation; the database stores only their hashes.
 */
export const DemoAccess = z.object({
  email: z.string(),
  password: z.string(),
  test_key: z.string(),
  live_key: z.string(),
  /** For the operations desk: a lead, and a robot's key. */
  operator_email: z.string(),
  operator_password: z.string(),
  operator_key: z.string(),
});
export type DemoAccess = z.infer<typeof DemoAccess>;

// Without letters and digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function makePassword(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

export function makeDemoAccess(): DemoAccess {
  return {
    email: 'demo@harborpine.example',
    password: makePassword(),
    test_key: makeKey('test'),
    live_key: makeKey('live'),
    operator_email: 'desk@statehousefilings.example',
    operator_password: makePassword(),
    operator_key: makeKey('ops'),
  };
}

const fileOf = (dataDir: string) => join(dataDir, 'demo.json');

export async function readDemoAccess(dataDir: string): Promise<DemoAccess | null> {
  try {
    const kept = DemoAccess.safeParse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/**
 * Written before the organization is made, so that nobody is locked out if the start is interrupted, and renamed into its
 * place: a file that is removed or opened first would be lost with a kill or a full disk.
 */
export async function keepDemoAccess(dataDir: string, url: string, access: DemoAccess): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const written = `${fileOf(dataDir)}.${randomUUID()}`;
  try {
    await writeFile(written, `${JSON.stringify({ url, ...access }, null, 2)}\n`, { mode: 0o600 });
    await rename(written, fileOf(dataDir));
  } finally {
    await rm(written, { force: true });
  }
}
