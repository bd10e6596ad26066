import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readPlants } from '../planted/plants.ts';

// Bugs are planted seldom, and the code moves on: a patch that does not fit any more would be noticed only then.
const plants = readPlants('.');
if (plants.length < 40) throw new Error(`Only ${plants.length} bugs are planted.`);

for (const { patch, test } of plants) {
  const { status, stderr } = spawnSync('git', ['apply', '--check', patch], { encoding: 'utf8' });
  if (status !== 0) complain(`${patch} does not fit the code any more:\n${stderr}`);
  if (!existsSync(test)) complain(`${patch} names a test that is not there: ${test}`);
}

function complain(sentence: string): void {
  console.log(sentence);
  process.exitCode = 1;
}
