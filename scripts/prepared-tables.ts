import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTables } from '../lib/testing/make-tables.ts';

const variable = 'TABLES_FOLDER';

/** Creates the tables that `copyTables` copies, of this process and its children. Returns what removes them. */
export async function prepareTables(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-tables-'));
  await makeTables(folder);
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Copies the tables into a new data folder, if they were prepared: a start that creates them takes twice as long. */
export function copyTables(folder: string): void {
  const made = process.env[variable];
  if (made) cpSync(join(made, 'postgres'), join(folder, 'postgres'), { recursive: true });
}
