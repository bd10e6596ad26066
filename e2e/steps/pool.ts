import { mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Organization } from './organization.ts';

const unused = '.json';

/** Stores the organizations where every worker finds them, each to be taken once. Returns the folder. */
export function layDown(organizations: Organization[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-organizations-'));
  for (const [index, organization] of organizations.entries()) {
    writeFileSync(join(folder, `${index}${unused}`), JSON.stringify(organization));
  }
  return folder;
}

/** Takes one that no other test has. */
export function take(folder: string): Organization {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(unused))) {
    const taken = join(folder, `${name}.taken`);
    // Another worker may be faster; a file can be renamed once.
    if (renames(join(folder, name), taken)) return JSON.parse(readFileSync(taken, 'utf8')) as Organization;
  }
  throw new Error('Every organization is taken: have start-for-browser-tests.ts make more of them.');
}

function renames(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
