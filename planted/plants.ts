import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type Plant = {
  name: string;
  /** The path of the patch that plants the bug. */
  patch: string;
  what: string;
  /** The path of the test that must find it. */
  test: string;
};

/** The planted bugs, each a patch file that says in its first line what is wrong and in its second who must find it. */
export function readPlants(root: string): Plant[] {
  return readdirSync(join(root, 'planted'))
    .filter((file) => file.endsWith('.patch'))
    .map((file) => {
      const patch = join(root, 'planted', file);
      const [what = '', line = ''] = readFileSync(patch, 'utf8').split('\n');
      if (!line.startsWith('Test: ')) throw new Error(`${patch} names no test in its second line.`);
      return { name: basename(file, '.patch'), patch, what, test: line.slice('Test: '.length) };
    });
}
