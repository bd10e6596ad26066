import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readPlants } from './plants.ts';

// npm run planted -- [name…]: plants each bug in a copy of what is committed, and demands that its test turns red.

const asked = process.argv.slice(2);
const root = resolve('.');
const all = readPlants(root);
const unknown = asked.filter((name) => all.every((plant) => plant.name !== name));
if (unknown.length > 0) {
  console.error(`There is no planted bug of the name ${unknown.join(', ')}.`);
  process.exit(1);
}
const plants = all.filter(({ name }) => asked.length === 0 || asked.includes(name));
const copy = mkdtempSync(join(tmpdir(), 'statehouse-planted-'));

let faults = 0;
try {
  run('git', ['worktree', 'add', '--quiet', '--force', '--detach', copy]);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const tests = [...new Set(plants.map(({ test }) => test))];
  // A test that is red anyway would show nothing.
  if (!passes(tests)) throw new Error('The tests are red before anything is planted.');
  for (const { name, patch, test, what } of plants) {
    run('git', ['apply', patch], copy);
    const isFound = !passes([test]);
    run('git', ['apply', '--reverse', patch], copy);
    if (!isFound) faults += 1;
    console.log(`${isFound ? 'found    ' : 'NOT FOUND'}  ${name}: ${what}`);
  }
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', copy]);
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${plants.length - faults} of ${plants.length} planted bugs were found.`);
process.exit(faults === 0 ? 0 : 1);

function passes(tests: string[]): boolean {
  const options = { cwd: copy, env: { ...process.env, NODE_ENV: 'test' as const } };
  const vitest = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=dot', '--bail=1'];
  return spawnSync(process.execPath, [...vitest, ...tests], options).status === 0;
}

function run(program: string, args: string[], cwd = root): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
