import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

/** Where the database is that every test file starts with; set by `database-template.ts`. */
export const templateVariable = 'TEST_DATABASE_TEMPLATE';

type Template = { folders: string[]; files: { path: string; bytes: Uint8Array }[] };

// Read once in each worker: to read an archive of it for each file took twice as long as the rest of opening it.
let template: Promise<Template> | undefined;

async function readTemplate(folder: string): Promise<Template> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) => join(parentPath, name);
  const placeOf = (path: string) => join(PGlite.paths.PGDATA, relative(folder, path));
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map((entry) => placeOf(pathOf(entry))),
    // No Buffer, whose `slice` is no copy: the databases would write into each other's files.
    files: await Promise.all(
      files.map(async (path) => ({ path: placeOf(path), bytes: new Uint8Array(await readFile(path)) })),
    ),
  };
}

class TemplateFiles extends MemoryFS {
  readonly #template: Template;

  constructor(from: Template) {
    super();
    this.#template = from;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    for (const folder of this.#template.folders) files?.mkdirTree(folder);
    for (const { path, bytes } of this.#template.files) files?.writeFile(path, bytes);
  }
}

/** A copy in memory of the database that every test file starts with, if there is one. */
export async function templateFiles(): Promise<MemoryFS | undefined> {
  const folder = process.env[templateVariable];
  if (!folder) return undefined;
  template ??= readTemplate(folder);
  return new TemplateFiles(await template);
}
