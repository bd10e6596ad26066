import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const parts = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'drizzle-orm/pglite'];

/** The address of each part and the names that it exports, in a process of its own. */
function exported(...flags: string[]): Record<string, string[]> {
  const script = `const found = {};
    for (const part of ${JSON.stringify(parts)}) found[part] = [import.meta.resolve(part), ...Object.keys(await import(part))];
    console.log(JSON.stringify(found));`;
  const output = execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

it('finds the same parts of Drizzle as Node does', () => {
  const quick = exported('--import', './lib/start/resolve-drizzle.ts');
  expect(quick).toEqual(exported());
  expect(quick['drizzle-orm/pg-core']).toContain('pgTable');
});
